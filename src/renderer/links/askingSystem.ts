/** Systems that ask their user before a program may use the network. */

/** The system of this window if it is one of them. */
export function askingSystem(agent = navigator.userAgent): 'windows' | 'mac' | undefined {
  if (/Windows/u.test(agent)) return 'windows'
  return /Macintosh/u.test(agent) ? 'mac' : undefined
}
