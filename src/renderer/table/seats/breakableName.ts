const SOFT_HYPHEN = '\u00AD'
/** Letters of a word from which it is set smaller and may be broken. */
const LONG_WORD = 8
const ONE_WORD = new RegExp(`^\\p{L}{${String(LONG_WORD)},}$`, 'u')
const VOWELS = 'aeiouyàáâäåæèéêëìíîïòóôöøùúûü'
/** Between two syllables, three letters from either end. */
const SEAM = new RegExp(
  `(?<=^.{3,})(?<=[${VOWELS}][^${VOWELS}]*)(?=[^${VOWELS}][${VOWELS}])(?=.{3,}$)`,
  'giu',
)

/** A name with soft hyphens if it is one long word: whoever reads half of it in the next line sees that it goes on. */
export function breakableName(name: string): string {
  return ONE_WORD.test(name) ? name.replace(SEAM, SOFT_HYPHEN) : name
}

/** Whether a word of the name is so long. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/u).some((word) => word.length >= LONG_WORD)
}
