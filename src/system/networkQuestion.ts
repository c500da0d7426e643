/** What the system will ask whoever starts a host without a window of its own; the app says it on its first page. */

/** A sentence to be said before the network is touched; undefined where nothing is asked. */
export function networkQuestion(platform: NodeJS.Platform): string | undefined {
  if (platform !== 'win32') return undefined
  return 'Windows may ask whether Node.js may use the network: allow it for private networks, or guests cannot come in.'
}
