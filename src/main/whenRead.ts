/** Windows and macOS ask their user as soon as a program touches the network; the first page says so, and is to be read before. */

/** Systems that ask. */
const ASKING: readonly NodeJS.Platform[] = ['win32', 'darwin']
/** Milliseconds for the sentence. */
const READING = 4000
/** Milliseconds after which a page that has not come is not waited for. */
const LONGEST = 30_000

/** A window whose page may be there. */
export interface ReadWindow {
  once(event: 'ready-to-show', listener: () => void): unknown
}

/** Calls `begin`, once, when the page of the first window could be read. */
export function whenRead(
  window: ReadWindow,
  begin: () => void,
  platform: NodeJS.Platform = process.platform,
): void {
  let timer = setTimeout(begin, LONGEST)
  window.once('ready-to-show', () => {
    clearTimeout(timer)
    timer = setTimeout(begin, ASKING.includes(platform) ? READING : 0)
  })
}
