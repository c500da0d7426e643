/** Links `stammtisch://join/HOST:PORT/TABLE/KEY` from other programs: whatever they hold, they can only fill the field of the address. */
import { KEY_DIGITS, LARGEST_PORT } from '../ipc/ipc'

const SCHEME = 'stammtisch'
const PLACE = '(\\d{1,3}(?:\\.\\d{1,3}){3}|[a-z\\d-]{1,63}\\.local)(?::(\\d{1,5}))?'
const TABLE = `([\\da-f]{1,64}(?:/[\\da-f]{${String(KEY_DIGITS)}})?)`
const LINK = new RegExp(`^${SCHEME}://join/${PLACE}(?:/${TABLE})?/?$`, 'u')
const LARGEST_BYTE = 255

/** The address that a link holds, as one would type it; undefined if it is no such link. */
export function parseJoinLink(link: string): string | undefined {
  const [, host = '', port, table] = LINK.exec(link) ?? []
  const isNumbers = /^[\d.]+$/u.test(host)
  if (host === '' || (isNumbers && host.split('.').some((part) => Number(part) > LARGEST_BYTE)))
    return undefined
  if (port !== undefined && (Number(port) < 1 || Number(port) > LARGEST_PORT)) return undefined
  const place = port === undefined ? host : `${host}:${port}`
  return table === undefined ? place : `http://${place}/#/join/${table}`
}

/** What is asked of Electron's `app`. */
export interface LinkSource {
  readonly isPackaged: boolean
  setAsDefaultProtocolClient(scheme: string): boolean
  on(
    event: 'open-url',
    listener: (event: { preventDefault(): void }, link: string) => void,
  ): unknown
  on(event: 'second-instance', listener: (event: object, words: string[]) => void): unknown
}

/** The latest link that nobody has looked at yet. */
export class JoinLinks {
  private wanted = ''
  private told: () => void = () => undefined

  /** `isCarried`: it keeps its data beside itself. */
  constructor(app: LinkSource, words: readonly string[], isCarried = false) {
    // The unpacked program would be registered without its folder, and one that is carried along at a place that goes away.
    if (app.isPackaged && !isCarried) app.setAsDefaultProtocolClient(SCHEME)
    app.on('open-url', (event, link) => {
      event.preventDefault()
      this.note([link])
    })
    app.on('second-instance', (_event, more) => {
      this.note(more)
    })
    this.note(words)
  }

  /** Calls `told` for every link from now on, and for one that came before. */
  onLink(told: () => void): void {
    this.told = told
  }

  /** The address of the latest link, once; empty if there is none. */
  take(): string {
    const { wanted } = this
    this.wanted = ''
    return wanted
  }

  private note(words: readonly string[]): void {
    const address = words.map(parseJoinLink).find((one) => one !== undefined)
    if (address === undefined) return
    this.wanted = address
    this.told()
  }
}
