/** Putting an address on the clipboard: by the shell in the desktop app, whose pages have no right to it. */

/** Copies the address of a host or of a table on it; false if it has to be done by hand. */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    if (window.stammtisch) return await window.stammtisch.copyAddress(address)
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}
