/** Why a host could not listen, in a sentence for whoever has started it. */

/** The system has no file handle left. */
const TOO_MANY_OPEN = new Set(['EMFILE', 'ENFILE'])

function nameOf(ports: readonly number[]): string {
  const [first, last] = [ports[0], ports.at(-1)].map(String)
  return ports.length === 1
    ? `Port ${String(first)}`
    : `Each of the ports ${String(first)} to ${String(last)}`
}

/** What the system's code of the last port means, which ports were tried, and what to do next. */
export function explainListening(code: string, ports: readonly number[]): string {
  const name = nameOf(ports)
  if (code === 'EADDRINUSE') {
    return `${name} is in use by another program. Choose another one with --port NUMBER.`
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `${name} may not be used by this account. Choose another one above 1023 with --port NUMBER.`
  }
  if (TOO_MANY_OPEN.has(code)) {
    return `No port could be opened, because too many files and connections are open (${code}). Close other programs and start again.`
  }
  return `${name} was refused by the system (${code}). Choose another one with --port NUMBER.`
}
