/**
 * Which German and Dutch words people know, found from a few thousand everyday words of ours: no list that says how common words
 * are could be shipped. Everyday words come with their plain inflected forms; common is what is built of them: with any other
 * ending, with a prefix, or of two of them. Whatever the rules of thumb build counts only if it is listed.
 */
import type { Language } from '../../../src/engine/basics/language'
import { spellAll } from '../../../src/games/buchstabenbluff/outside/packDictionary'
import { EVERYDAY_FORMS } from './everydayForms'
import { namedBy, type KindOfWord } from './ownLists'
import { isStiltedGerman } from './stiltedGerman'

/** How a language builds words, in card spelling. */
interface Morphology {
  /** What endings may be put to: the word as it is, without its own ending, with its vowel changed. */
  readonly stemsOf: (word: string) => readonly string[]
  readonly endings: readonly string[]
  readonly suffixes: readonly string[]
  readonly prefixes: readonly string[]
  /** What may stand between two words that make one. */
  readonly links: readonly string[]
  /** What may follow a word of our own list that looks like a participle and is none, or is an adjective: GEGENDEN, SPANNENDE. */
  readonly plainEndings: readonly string[]
  /** Whether hardly anybody would think of this form of a word. */
  readonly isOdd: (word: string, listed: (word: string) => boolean) => boolean
  /** Where a kind of word takes fewer stems and endings than these. */
  readonly ofKind?: Readonly<Partial<Record<KindOfWord, Bending>>>
}

/** What may be put to words of a kind. */
interface Bending {
  readonly stemsOf: (word: string) => readonly string[]
  readonly endings: readonly string[]
}

const SHORTEST_PART = 3

const UMLAUT_OF: Readonly<Record<string, string>> = { A: 'Ä', O: 'Ö', U: 'Ü' }

function withUmlaut(stem: string): readonly string[] {
  const changed = stem.replace(/(AU|[AOU])(?=[^AEIOUÄÖÜ]*$)/u, (vowel) =>
    vowel === 'AU' ? 'ÄU' : (UMLAUT_OF[vowel] ?? vowel),
  )
  return changed === stem ? [stem] : [stem, changed]
}

/** HUND: HÜND. SONNE has neither a SÖNNE nor a SONNT, STERN no STERT. */
const GERMAN_NOUN: Bending = {
  stemsOf: (word) => (word.endsWith('E') ? [word] : withUmlaut(word)),
  endings: ' E EN ER ERN N S ES IN INNEN SE SEN NEN'.split(' '),
}
/** KLUG: KLÜG(ER). DUNKEL: DUNKL(E). */
const GERMAN_ADJECTIVE: Bending = {
  stemsOf: (word) =>
    [word, word.replace(/E$/u, ''), word.replace(/E(?=[LR]$)/u, '')].flatMap(withUmlaut),
  endings:
    ' E EN EM ER ES N S ERE EREN ERER ERES ST STE STEN STER STES ESTE ESTEN ESTER ESTES'.split(' '),
}

const GERMAN: Morphology = {
  stemsOf: (word) =>
    [word, word.replace(/E?N$/u, ''), word.replace(/E$/u, ''), word.replace(/E(?=[LR]N?$)/u, '')]
      .flatMap((stem) => [stem, `GE${stem}`])
      .flatMap(withUmlaut),
  endings: (
    ' E EN EM ER ES N S ERN ERE EREN ERER ERES ST STE STEN STER STES EST ET T TE TEN TEST TET ETE ETEN END ENDE ENDEN ' +
    'ENDER ENDES IN INNEN SE LE RE NEN'
  ).split(' '),
  suffixes: (
    'UNG UNGEN HEIT KEIT LICH LICHE LICHEN LICHER LICHES BAR BARE BAREN BARER BARES SAM SAME SAMEN SAMER LOS LOSE LOSEN IG ' +
    'IGE IGEN IGER IGES IGEM IGKEIT ISCH ISCHE ISCHEN ISCHER ISCHES ERIN ERINNEN ERS ERN CHEN CHENS LEIN SCHAFT NIS NISSE ' +
    'EREI LING LINGE HAFT HAFTE WEISE STEL LER LERIN'
  ).split(' '),
  prefixes: (
    'AB AN AUF AUS BE BEI DAR DURCH EIN EMP ENT ER FEHL FORT GE HER HIN LOS MISS MIT NACH NIEDER RÜCK UM UN UNTER UR VER ' +
    'VOLL VOR WEG WIEDER ZER ZU ZURÜCK ÜBER HINTER ABZU ANZU AUFZU AUSZU EINZU UMZU MITZU VORZU WEGZU ZUZU'
  ).split(' '),
  links: ['', 'S', 'N', 'EN', 'ES', 'ER'],
  plainEndings: ['', 'E', 'N', 'EN', 'ER', 'ES', 'S'],
  isOdd: (word, listed) => isPresentParticiple(word, listed) || isStiltedGerman(word, listed),
  ofKind: { noun: GERMAN_NOUN, adjective: GERMAN_ADJECTIVE },
}

const LONG_VOWELS: Readonly<Record<string, string>> = { A: 'AA', E: 'EE', O: 'OO', U: 'UU' }
const VOICED: Readonly<Record<string, string>> = { S: 'Z', F: 'V' }
const UNVOICED: Readonly<Record<string, string>> = { Z: 'S', V: 'F' }

/** MAKEN: MAK, MAAK. BAKKEN: BAK. LEZEN: LEZ, LEES. */
function dutchStems(word: string): readonly string[] {
  const bare = word.replace(/E?N$/u, '').replace(/E$/u, '')
  const single = bare.replace(/([^AEIOU])\1$/u, '$1')
  const voiceless = single.replace(/[ZV]$/u, (end) => UNVOICED[end] ?? end)
  const long = voiceless.replace(
    /(?<![AEIOU])([AEOU])(?=[^AEIOU]$)/u,
    (vowel) => LONG_VOWELS[vowel] ?? vowel,
  )
  return [...new Set([word, bare, single, voiceless, long])]
}

/** BOOM: BOM(EN). KAT: KATT(EN). HUIS: HUIZ(EN). */
function beforeVowel(stem: string): readonly string[] {
  const short = stem.replace(/([AEOU])\1(?=[^AEIOU]$)/u, '$1')
  const voiced = short.replace(/[SF]$/u, (end) => VOICED[end] ?? end)
  return [stem, short, voiced, stem.replace(/(?<=[AEIOU])([^AEIOU])$/u, '$1$1')]
}

const DUTCH: Morphology = {
  stemsOf: (word) =>
    dutchStems(word)
      .flatMap((stem) => [stem, ...beforeVowel(stem)])
      .flatMap((stem) => [stem, `GE${stem}`]),
  endings:
    ' E EN ER ERE ERS EREN S N T D TE TEN DE DEN ST STE END ENDE JE JES TJE TJES PJE PJES ETJE ETJES'.split(
      ' ',
    ),
  suffixes: (
    'ING INGEN HEID HEDEN LIJK LIJKE BAAR BARE ZAAM ZAME LOOS LOZE IG IGE IGER IGHEID ISCH ISCHE STER STERS ERIJ SCHAP NIS ' +
    'ACHTIG AAR AARS IN ERTJE TIE'
  ).split(' '),
  prefixes: (
    'AAN ACHTER AF BE BIJ BINNEN BOVEN DOOR ER GE HER IN LOS MEE MIS NA NEER OM ON ONT ONDER OP OVER TEGEN TERUG TOE UIT ' +
    'VER VOOR VOL WEG AANGE AFGE BIJGE DOORGE INGE MEEGE NAGE OMGE OPGE OVERGE TOEGE UITGE VOORGE WEGGE'
  ).split(' '),
  links: ['', 'S', 'EN', 'E', 'N', 'ER'],
  plainEndings: ['', 'E', 'N', 'EN', 'S'],
  isOdd: isPresentParticiple,
}

const MORPHOLOGY: Readonly<Record<'de' | 'nl', Morphology>> = { de: GERMAN, nl: DUTCH }

function spelled(words: Iterable<string>, language: Language): Set<string> {
  return spellAll(words, { language, umlautCards: true })
}

function buildAll(roots: Iterable<string>, { stemsOf, endings }: Bending): string[] {
  return [...roots].flatMap((root) => [
    root,
    ...stemsOf(root).flatMap((stem) => endings.map((ending) => stem + ending)),
  ])
}

/** Shorter beginnings are no stem of a verb. */
const SHORTEST_STEM = 3

/** Whether something is done now: JAGENDEM beside JAGEN, LOSKOMEND beside LOSKOMEN. */
function isPresentParticiple(word: string, listed: (word: string) => boolean): boolean {
  const [, stem = ''] = /^(.*?)(?:END|ENDE[MNRS]?)$/u.exec(word) ?? []
  return stem.length >= SHORTEST_STEM && listed(`${stem}EN`)
}

/** Whether a word falls into two everyday parts, with or without a link between them. */
function isCompound(word: string, parts: ReadonlySet<string>, links: readonly string[]): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const first = word.slice(0, at)
    if (!parts.has(word.slice(at))) continue
    const isPart = links.some(
      (link) =>
        first.endsWith(link) &&
        first.length - link.length >= SHORTEST_PART &&
        parts.has(first.slice(0, first.length - link.length)),
    )
    if (isPart) return true
  }
  return false
}

/** Our own lists. */
interface OwnWords {
  readonly everyday: readonly { readonly word: string; readonly kind: KindOfWord }[]
  /** Those among them that take no ending (OKAY, so no OKAYE). */
  readonly indeclinable: readonly string[]
  /** Forms that are odd, though no rule says why, with a star for any beginning or ending. */
  readonly rare: readonly string[]
}

/** Everyday words with the forms that a child uses. */
function everydayForms(
  language: 'de' | 'nl',
  everyday: OwnWords['everyday'],
  allWords: readonly string[],
): string[] {
  const isGerman = language === 'de'
  const nouns = spelled(
    isGerman ? allWords.filter((word) => /^\p{Lu}/u.test(word)) : allWords,
    language,
  )
  const others = isGerman
    ? spelled(
        allWords.filter((word) => /^\p{Ll}/u.test(word)),
        language,
      )
    : nouns
  const listed = {
    noun: (word: string) => nouns.has(word),
    other: (word: string) => others.has(word),
  }
  return everyday.flatMap(({ word, kind }) =>
    [...spelled([word], language)].flatMap((root) => [
      root,
      ...EVERYDAY_FORMS[language]({ word: root, kind }, listed),
    ]),
  )
}

/** The everyday and the common among all words of a language; each in card spelling with umlauts as they are. */
export function findKnownWords(
  language: 'de' | 'nl',
  own: OwnWords,
  allWords: readonly string[],
): { readonly everyday: readonly string[]; readonly common: readonly string[] } {
  const morphology = MORPHOLOGY[language]
  const all = spelled(allWords, language)
  const listed = (word: string): boolean => all.has(word)
  const roots = spelled(
    own.everyday.map(({ word }) => word),
    language,
  )
  const indeclinable = spelled(own.indeclinable, language)
  const bending = [...roots].filter((root) => !indeclinable.has(root))
  const { endings, suffixes, prefixes, links, plainEndings, isOdd } = morphology
  const inflected = own.everyday.flatMap(({ word, kind }) => {
    const taken = morphology.ofKind?.[kind] ?? { stemsOf: morphology.stemsOf, endings }
    const bent = [...spelled([word], language)].filter((root) => !indeclinable.has(root))
    return buildAll(bent, taken)
  })
  const derived = buildAll(bending, { stemsOf: morphology.stemsOf, endings: suffixes })
  const parts = new Set([...roots, ...inflected, ...derived].filter(listed))
  const prefixed = [...parts]
    .flatMap((word) => prefixes.map((prefix) => prefix + word))
    .filter(listed)
  const compounds = [...all].filter((word) => isCompound(word, parts, links))
  const isRare = namedBy(own.rare)
  // What stands in our own list is never odd, nor is what follows from it: LEGENDE, SPANNENDE.
  const usual = new Set([
    ...roots,
    ...everydayForms(
      language,
      own.everyday.filter(({ kind }) => kind === 'noun'),
      allWords,
    ).filter((word) => !isRare(word)),
    ...bending
      .filter((root) => /ENDE?R?$/u.test(root))
      .flatMap((root) => plainEndings.map((ending) => root + ending)),
  ])
  const isUsual = (word: string): boolean =>
    usual.has(word) || !(isRare(word) || isOdd(word, listed))
  return {
    everyday: everydayForms(language, own.everyday, allWords).filter(
      (word) => listed(word) && isUsual(word),
    ),
    common: [...parts, ...prefixed, ...compounds].filter(isUsual),
  }
}
