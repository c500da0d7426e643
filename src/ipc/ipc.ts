/** Every call a page may make to the shell: one map, from which the page's functions, the preload script and the checks follow. */
import * as v from 'valibot'
import type { FINGERPRINT_DIGITS } from '../protocol/terms'

/** Hexadecimal digits of a host's fingerprint: the type says that they are as many as in the protocol. */
export const KEY_DIGITS: typeof FINGERPRINT_DIGITS = 32

/** Where a link leads: to the host on this computer, or to one elsewhere on the network; `key`: the fingerprint that it must have. */
export type LinkTarget =
  | { readonly kind: 'local' }
  | { readonly kind: 'remote'; readonly url: string; readonly key?: string }

const linkTarget: v.GenericSchema<unknown, LinkTarget> = v.variant('kind', [
  v.strictObject({ kind: v.literal('local') }),
  v.strictObject({
    kind: v.literal('remote'),
    url: v.pipe(
      v.string(),
      v.maxLength(200),
      v.regex(/^ws:\/\/(?:[\w.-]+|\[[\dA-Fa-f:]+\])(?::[1-9]\d{0,4})?\/sealed$/u),
      v.url(),
    ),
    key: v.exactOptional(v.pipe(v.string(), v.length(KEY_DIGITS), v.regex(/^[\da-f]+$/u))),
  }),
])

/** The ports that a host may be given: those below belong to the system. */
export const SMALLEST_PORT = 1024
export const LARGEST_PORT = 65_535

/** What whoever hosts with the app has set; it holds from the next start on. */
export interface HostSettings {
  /** Empty: the computer's. */
  readonly name: string
  /** 0: the usual one. */
  readonly port: number
  /** Whether tables are open to the network from the start. */
  readonly opens: boolean
}

/** What holds where nobody has set anything. */
export const USUAL_HOST: HostSettings = { name: '', port: 0, opens: false }

/** Nothing that cannot be seen, but for what joins two emoji into one. */
const SHOWN =
  /^(?:\P{C}|(?<=[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic}))*$/u

/** The shape of host settings. */
export const hostSettings: v.GenericSchema<unknown, HostSettings> = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(32), v.regex(SHOWN)),
  port: v.union([
    v.literal(0),
    v.pipe(v.number(), v.integer(), v.minValue(SMALLEST_PORT), v.maxValue(LARGEST_PORT)),
  ]),
  opens: v.boolean(),
})

/** What a call takes from the page and gives back; neither more nor anything else passes. */
interface IpcCall {
  readonly takes: v.GenericSchema<unknown, readonly unknown[]>
  readonly gives: v.GenericSchema
}

/** A host's page, or that of a table on it, with the host's fingerprint or without. */
const TABLE_ADDRESS = new RegExp(
  `^http://[\\w.:[\\]-]+/(?:#/join/[\\da-f]+(?:/[\\da-f]{${String(KEY_DIGITS)}})?)?$`,
  'u',
)

/** The calls by the name under which the page finds them. A new one is an entry here and its answer in `setupIpc`. */
export const IPC_CALLS = {
  /** What the shell tells of itself; `locale` is the system's language, e.g. `de-DE`. */
  appInfo: {
    takes: v.strictTuple([]),
    gives: v.strictObject({ version: v.string(), platform: v.string(), locale: v.string() }),
  },
  /** Opens a link; its port arrives as a window message of kind LINK_PORT with this number. */
  openLink: {
    takes: v.strictTuple([v.pipe(v.number(), v.safeInteger()), linkTarget]),
    gives: v.boolean(),
  },
  /** The saved settings as JSON; empty if there are none. */
  readSettings: { takes: v.strictTuple([]), gives: v.string() },
  /** Saves settings as JSON; false if they are none or the disk refuses. */
  writeSettings: {
    takes: v.strictTuple([v.pipe(v.string(), v.maxLength(10_000))]),
    gives: v.boolean(),
  },
  /** What is set for hosting with the app. */
  readHostSettings: { takes: v.strictTuple([]), gives: hostSettings },
  /** Keeps what is set for hosting; false if the disk refuses. */
  writeHostSettings: { takes: v.strictTuple([hostSettings]), gives: v.boolean() },
  /** Opens the folder of own decks in the system's own window, made if need be; false if it cannot be made. */
  openContentFolder: { takes: v.strictTuple([]), gives: v.boolean() },
  /** Puts the address of a host, or of a table on it, on the clipboard; nothing else can be put there. */
  copyAddress: {
    takes: v.strictTuple([v.pipe(v.string(), v.maxLength(200), v.regex(TABLE_ADDRESS))]),
    gives: v.boolean(),
  },
  /** The address of a link that somebody has clicked outside, for the join field; empty if there is none. Given once. */
  takeJoinAddress: { takes: v.strictTuple([]), gives: v.string() },
  /** Opens a table on a big screen: a window of its own that watches it, full screen. */
  showOnBigScreen: {
    takes: v.strictTuple([v.pipe(v.string(), v.regex(/^[\da-f]{1,32}$/u)), linkTarget]),
    gives: v.boolean(),
  },
  /** Lets the window ask for attention in the task bar; false if there is no window. */
  askAttention: { takes: v.strictTuple([]), gives: v.boolean() },
} as const satisfies Readonly<Record<string, IpcCall>>

/** The name of a call, which is its channel as well. */
export type IpcName = keyof typeof IPC_CALLS

/** The arguments of a call. */
export type IpcArguments<Name extends IpcName> = v.InferOutput<(typeof IPC_CALLS)[Name]['takes']>

/** The answer to a call. */
export type IpcResult<Name extends IpcName> = v.InferOutput<(typeof IPC_CALLS)[Name]['gives']>

/** Kind of the message with which the preload script hands a link's port to the page. */
export const LINK_PORT = 'stammtisch:link-port'

/** Kind of the message with which the preload script tells the page that a link was clicked outside. */
export const JOIN_ASKED = 'stammtisch:join-asked'

/** What the page finds as `window.stammtisch`. */
export type DesktopApi = {
  readonly [Name in IpcName]: (...values: IpcArguments<Name>) => Promise<IpcResult<Name>>
}
