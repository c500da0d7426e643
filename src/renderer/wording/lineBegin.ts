/** How a line begins. */

/** With a capital: for “you”, which is written small within a sentence. */
export function lineBegin(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
