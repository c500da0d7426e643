/** The one sanitiser for everything that people type: names, table names, chat. */

/** Graphemes of a name at most. */
export const LONGEST_NAME = 16
/** Graphemes of the name of a table at most: that of a person with some words around it. */
export const LONGEST_TABLE_NAME = 32
/** Graphemes of a line of chat at most. */
export const LONGEST_CHAT = 200
/** Letters of a password at most. */
export const LONGEST_PASSWORD = 200
/** Letters of a password at least: the tries of a whole evening guess one of so many once in a million evenings. */
export const LEAST_PASSWORD = 6

/** Graphemes of a title at most. */
const LONGEST_TITLE = 60

const MOST_MARKS = 3
const BYTES_PER_GRAPHEME = 12
const ZERO_WIDTH_JOINER = '\u200d'

/** Control, format (bidi, zero width), surrogate, private use and unassigned characters, and letters that show nothing; line ends count as blanks first. */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu
/** Marks alone show nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Each of these is a grapheme of its own. */
const ASCII = /^[\x20-\x7e]*$/u
const BLANKS = /[\s\u2028\u2029]+/gu
const MARKS = /\p{M}+/gu
const EMOJI_JOIN =
  /(?<=[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})/gu
const JOIN_STAND_IN = '\ufdd0'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

function keepEmojiJoins(text: string): string {
  return text.replace(EMOJI_JOIN, JOIN_STAND_IN)
}

function strip(text: string): string {
  return keepEmojiJoins(text)
    .replace(BLANKS, ' ')
    .replace(FORBIDDEN, (character) => (character === JOIN_STAND_IN ? ZERO_WIDTH_JOINER : ''))
    .replace(MARKS, (marks) => Array.from(marks).slice(0, MOST_MARKS).join(''))
}

function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

function cut(text: string, longest: number, bytes: number): string {
  // A grapheme has one code unit at least: nothing to cut, and most texts need not be taken apart.
  if (text.length <= longest && byteLength(text) <= bytes) return text
  let kept = ''
  let count = 0
  let size = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    size += byteLength(segment)
    if (count > longest || size > bytes) break
    kept += segment
  }
  return kept
}

/** One pass never leaves anything that a second would change: repeated until it stands still. */
function settle(text: string, longest: number, bytes: number): string {
  let before = text.normalize('NFC')
  for (;;) {
    const after = cut(strip(before), longest, bytes).normalize('NFC').trim()
    if (!VISIBLE.test(after)) return ''
    if (after === before) return after
    before = after
  }
}

/** A name fit to be shown: NFC, one line, at most 16 graphemes and 64 bytes; empty if nothing is left. */
export function sanitizeName(text: string): string {
  return settle(text.slice(0, 500), LONGEST_NAME, 64)
}

/** A table's name fit to be shown: NFC, one line, at most 32 graphemes and 80 bytes; empty if nothing is left. */
export function sanitizeTableName(text: string): string {
  return settle(text.slice(0, 500), LONGEST_TABLE_NAME, 80)
}

/** A line of chat fit to be shown: NFC, one line, at most 200 graphemes; empty if nothing is left. */
export function sanitizeChat(text: string): string {
  return settle(text.slice(0, 4000), LONGEST_CHAT, LONGEST_CHAT * BYTES_PER_GRAPHEME)
}

/** A title fit to be shown: NFC, one line, at most 60 graphemes; empty if nothing is left. */
export function sanitizeTitle(text: string): string {
  return settle(text.slice(0, 1000), LONGEST_TITLE, LONGEST_TITLE * BYTES_PER_GRAPHEME)
}

/** How many graphemes a text has after normalisation. */
export function lengthOf(text: string): number {
  if (ASCII.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text.normalize('NFC'))) count += 1
  return count
}

/**
 * Free text of a move, a proposal or an option as it may be shown, in NFC; undefined if it is no text, is empty, has more than
 * `longest` graphemes or anything that would have to be taken out: a word that is cut or mended would be another word.
 */
export function parseLine(raw: unknown, longest: number): string | undefined {
  if (typeof raw !== 'string' || raw.length > longest * BYTES_PER_GRAPHEME) return undefined
  const text = raw.normalize('NFC')
  const clean = settle(text, longest, longest * BYTES_PER_GRAPHEME)
  return clean === text && text !== '' ? text : undefined
}

/** Letters that look like others, after case and marks are gone. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '3': 'e',
  '5': 's',
  '8': 'b',
  ß: 'ss',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'l',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'l',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
}

/** What is left of a text for the eye in a hurry: without case, marks, blanks and points, and with letters that look alike as one. */
export function nameSkeleton(name: string): string {
  const bare = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|\s|\p{P}/gu, '')
  return Array.from(bare, (letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
