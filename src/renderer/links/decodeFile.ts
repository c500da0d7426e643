/** The text of a file that somebody has chosen, however a spreadsheet has saved it: he sees what became of it before anything is taken over. */

const UTF_16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
] as const
/** Signs that stand in no text. */
const NO_TEXT = /[\0-\u0008\u000e-\u001f\u007f]/u

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label, { fatal: true }).decode(bytes)
}

/** UTF-8, or UTF-16 with its mark, or what spreadsheets in the west have always written; throws where it is no text. */
export function decodeFile(bytes: Uint8Array): string {
  const wide = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (wide) return decode(bytes, wide.label)
  try {
    return decode(bytes, 'utf-8')
  } catch (error) {
    const text = decode(bytes, 'windows-1252')
    if (NO_TEXT.test(text)) throw error
    return text
  }
}
