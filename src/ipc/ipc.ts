/** Every call a page may make to the shell: one typed map, checked by one schema each. */
import * as v from 'valibot'

/** Where a link leads: to the host on this computer, or to one elsewhere on the network. */
export type LinkTarget =
  { readonly kind: 'local' } | { readonly kind: 'remote'; readonly url: string }

/** What the shell tells of itself. */
export interface AppInfo {
  readonly version: string
  readonly platform: string
  /** The system's language, e.g. `de-DE`. */
  readonly locale: string
}

const linkTarget = v.variant('kind', [
  v.strictObject({ kind: v.literal('local') }),
  v.strictObject({
    kind: v.literal('remote'),
    url: v.pipe(v.string(), v.maxLength(200), v.regex(/^ws:\/\/[\w.:[\]-]+\/play$/u)),
  }),
])

/** The arguments of every channel. */
export const IPC_ARGUMENTS = {
  'app:info': v.strictTuple([]),
  'link:open': v.strictTuple([v.pipe(v.number(), v.safeInteger()), linkTarget]),
  'settings:read': v.strictTuple([]),
  'settings:write': v.strictTuple([v.pipe(v.string(), v.maxLength(10_000))]),
  'window:attention': v.strictTuple([]),
} as const

/** A channel. */
export type IpcChannel = keyof typeof IPC_ARGUMENTS

/** The arguments of a channel. */
export type IpcArguments<Channel extends IpcChannel> = v.InferOutput<
  (typeof IPC_ARGUMENTS)[Channel]
>

/** The answers of every channel. */
export interface IpcResults {
  'app:info': AppInfo
  /** The port itself arrives as a message to the window, see LINK_PORT. */
  'link:open': boolean
  /** The saved settings as JSON; empty if there are none. */
  'settings:read': string
  'settings:write': boolean
  'window:attention': boolean
}

/** Kind of the message with which the preload script hands a link's port to the page. */
export const LINK_PORT = 'stammtisch:link-port'

/** What the page finds as `window.stammtisch`. */
export interface DesktopApi {
  appInfo(): Promise<AppInfo>
  /** Opens a link; its port arrives as a window message of kind LINK_PORT with this number. */
  openLink(number: number, target: LinkTarget): Promise<boolean>
  readSettings(): Promise<string>
  writeSettings(text: string): Promise<boolean>
  askAttention(): Promise<boolean>
}
