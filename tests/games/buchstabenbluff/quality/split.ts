/** The words of a text, in order. */
export function split(text: string): readonly string[] {
  return text.trim().split(/\s+/u)
}
