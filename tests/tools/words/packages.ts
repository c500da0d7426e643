/** The words of the packages that the dictionaries are made of, as people write them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const GERMAN = '/usr/share/tanglet/gamedata/de/words'
const ENGLISH = '/usr/share/tanglet/gamedata/en/words'
const DUTCH = '/usr/share/dict/dutch'
const SCOWL = '/usr/share/dict/scowl'

/** SCOWL's files are named after where a word is at home, what it is, and how rare it is: the larger, the rarer. */
const SCOWL_FILE =
  /^(?:english|american|british|british_z|canadian|australian)-(proper-names|upper|words)\.(\d+)$/u
/** Who is known as a name up to the first class and as a word only beyond the second is taken for a name. */
const KNOWN_NAMES = 50
const KNOWN_WORDS = 60

/** A package that has to be installed first. */
export class PackageMissing extends Error {
  constructor(name: string, path: string) {
    super(`${path} is missing. Install the package: apt-get install ${name}`)
  }
}

function read(name: string, path: string): Buffer {
  if (!existsSync(path)) throw new PackageMissing(name, path)
  return readFileSync(path)
}

/** A line is the spelling on dice, then how it is written, once or more; only the first where the two are the same. */
function readTanglet(path: string): string[] {
  const text = gunzipSync(read('tanglet-data', path)).toString('utf8')
  return text.split('\n').flatMap((line) => {
    const [dice = '', ...written] = line.split(' ').filter((word) => word !== '')
    return written.length > 0 ? written : [dice.toLowerCase()]
  })
}

/** German words, nouns with a capital; whatever has more of them is an abbreviation. */
export function readGerman(): string[] {
  return readTanglet(GERMAN).filter((word) => /^\p{L}\p{Ll}+$/u.test(word))
}

/** Dutch words; whatever has a capital is a name, whatever has no vowel an abbreviation. */
export function readDutch(): string[] {
  const lines = read('wdutch', DUTCH).toString('utf8').split('\n')
  return lines.filter((word) => /^\p{Ll}+$/u.test(word) && hasVowel(word))
}

/** Sounds that are written without a vowel. */
const SOUNDS = new Set(['brr', 'mmm', 'pst', 'tss', 'zzz'])

function hasVowel(word: string): boolean {
  return SOUNDS.has(word) || /[aeiouy]/u.test(word.normalize('NFD'))
}

function readScowl(isWanted: (kind: string, rare: number) => boolean): string[] {
  if (!existsSync(SCOWL)) throw new PackageMissing('scowl', SCOWL)
  return readdirSync(SCOWL)
    .filter((name) => {
      const [, kind, rare] = SCOWL_FILE.exec(name) ?? []
      return kind !== undefined && isWanted(kind, Number(rare))
    })
    .sort()
    .flatMap((name) => readFileSync(`${SCOWL}/${name}`, 'utf8').split('\n'))
}

/** English words of SCOWL's classes up to `rarest`. */
export function readEnglishClasses(rarest: number): string[] {
  return readScowl((kind, rare) => kind === 'words' && rare <= rarest)
}

/** English words; whatever has a capital is a name, and so is what hardly anybody knows as anything else. */
export function readEnglish(): string[] {
  const names = readScowl((kind, rare) => kind !== 'words' && rare <= KNOWN_NAMES)
  const known = new Set(readEnglishClasses(KNOWN_WORDS))
  const left = new Set(names.map((name) => name.toLowerCase()).filter((name) => !known.has(name)))
  return readTanglet(ENGLISH).filter((word) => /^\p{Ll}+$/u.test(word) && !left.has(word))
}
