/** German forms that stand in a dictionary and that hardly anybody would think of. In card spelling, umlauts as they are. */

/** Whether a word is in the dictionary. */
type Listed = (word: string) => boolean

/** Shorter beginnings are no stem. */
const SHORTEST_STEM = 3
/** Longer words are in no list. */
const LONGEST = 10
const CONSONANT = '[^AEIOUÄÖÜ]'
const PLAIN: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' }
const CHANGED: Readonly<Record<string, string>> = { A: 'Ä', O: 'Ö', U: 'Ü', AU: 'ÄU' }

function withoutUmlauts(word: string): string {
  return word.replace(/[ÄÖÜ]/gu, (letter) => PLAIN[letter] ?? letter)
}

/** A noun's own plural with an umlaut: ÄST of AST. */
function withLastUmlaut(stem: string): string {
  return stem.replace(/(AU|[AOU])(?=[^AEIOUÄÖÜ]*$)/u, (vowel) => CHANGED[vowel] ?? vowel)
}

/** The longer of two forms: NACHJAGET beside NACHJAGT (but not PAKET beside PAKT), STAHLES beside STAHLS. */
function isLongerForm(word: string, listed: Listed): boolean {
  const [, stem = '', ending = ''] = /^(.*?)(EST|ET|ES)$/u.exec(word) ?? []
  if (stem.length < SHORTEST_STEM || !listed(stem + ending.slice(1))) return false
  const isNoun = listed(stem) && !listed(`${stem}EM`)
  return ending === 'ES' ? isNoun : listed(`${stem}EN`)
}

/** What might be, of the second person: FÄNDST beside FANDST. */
function isSecondSubjunctive(word: string, listed: Listed): boolean {
  const plain = withoutUmlauts(word)
  return word.endsWith('ST') && plain !== word && listed(plain)
}

/** What might be, of a verb in two parts: ABTÄTE, ZUFLÖGEN, FREIKÄME; but not AUFSTÄNDE, which has an AUFSTANDES, nor GÄBE. */
function isSubjunctiveInTwoParts(word: string, listed: Listed): boolean {
  if (/..(?:STÜND|HÜLF|HÄLF|STÜRB|DÜRB|WÜRF)E?[NT]?$/u.test(word)) return true
  const [, stem = ''] = /^(.*[ÄÖÜ][^AEIOUÄÖÜ]*?)(?:E[NT]?|T|)$/u.exec(word) ?? []
  const plain = withoutUmlauts(stem)
  const isVerb = listed(`${plain}EN`) && (listed(`${plain}ST`) || listed(`${plain}EST`))
  if (!isVerb || !listed(plain) || listed(`${plain}ES`)) return false
  // A verb of its own: ANFÜHREN, ABFAHREN.
  if (listed(`${stem}END`) || listed(`${plain}END`)) return false
  if (stem.endsWith('T') && listed(`${stem.slice(0, -1)}END`)) return false
  for (let at = 2; at <= word.length - SHORTEST_STEM; at++) {
    if (listed(word.slice(0, at)) && listed(`${stem.slice(at)}E`)) return true
  }
  return false
}

/** You all once: WANDERTET, but not WARTET, of which there is a WARTETE. */
function isPastOfYouAll(word: string, listed: Listed): boolean {
  const [, stem = ''] = /^(.*)TET$/u.exec(word) ?? []
  if (stem.length < SHORTEST_STEM || listed(`${word}E`)) return false
  const infinitive = /E[LR]$/u.test(stem) ? `${stem}N` : `${stem}EN`
  return listed(`${stem}TE`) && listed(infinitive)
}

/** An E is swallowed: ZULIEFRE, WANDREST, NESTLET, ZUSTEHN; but not HANDLE, as everybody says, nor NÄHRE, of which there is a NÄHREN. */
function isSwallowed(word: string, listed: Listed): boolean {
  const verb = new RegExp(`^(.*${CONSONANT})(?:(R)(E)|([LR])E(ST|T))$`, 'u').exec(word)
  if (verb) {
    const [, stem = '', first = '', , other = '', ending = ''] = verb
    const isVerb = listed(`${stem}ERE`) && listed(`${stem}ERN`)
    if (first !== '') return isVerb && !listed(`${stem}REN`)
    return listed(`${stem}E${other}${ending}`)
  }
  // ANGELEGNEN beside ANGELEGENEN, but not TROCKNEN, of which there is a TROCKNET.
  if (/(?:E|U|[ÄÖÜ])HN$/u.test(word) && listed(word.replace(/N$/u, 'EN'))) return true
  const [, root = '', ending = ''] =
    new RegExp(`^(.*${CONSONANT})N(E[MNRS]?)$`, 'u').exec(word) ?? []
  const isWhole = listed(`${root}EN${ending}`) || (word.length >= LONGEST && listed(`${root}EN`))
  return root !== '' && isWhole && !listed(`${root}NET`)
}

/** An old dative: BADEGASTE beside BADEGÄSTE, but not FALLE, of which there is a FALLEN. */
function isOldDative(word: string, listed: Listed): boolean {
  const [, stem = ''] = /^(.*[^E])E$/u.exec(word) ?? []
  const plural = withLastUmlaut(stem)
  if (stem.length < SHORTEST_STEM || plural === stem || listed(`${word}N`)) return false
  return listed(`${plural}E`) && (listed(`${stem}S`) || listed(`${stem}ES`))
}

/** More or most of something, as it is hardly ever bent: ZAHMERER, UNFROHEREM, WOHLSTEM; but not SCHÖNERE. */
function isBentDegree(word: string, listed: Listed): boolean {
  const [, stem = ''] = /^(.*)(?:ERE[MR]|E?STEM)$/u.exec(word) ?? []
  if (stem.length < SHORTEST_STEM || !listed(stem)) return false
  const isMore = listed(`${stem}ER`) && listed(`${stem}ERES`)
  const isMost = listed(`${stem}STEM`) || listed(`${stem}ESTEM`)
  return isMore && isMost
}

/** What might be, as everybody still says it. */
const SAID_SUBJUNCTIVES =
  /^(?:WÄR|HÄTT|KÄM|GÄB|GING|KÖNNT|MÜSST|DÜRFT|WÜSST|WÜRD|BRÄUCHT|LÄG|FÄND|TÄT|MÖCHT|LIESS|BLIEB)/u

/** What might be, of a verb of one part: HÖBT beside HOBT, WÜSCHE beside WUSCH; but not WÜNSCHT, of which there is a WÜNSCHEND. */
function isSubjunctive(word: string, listed: Listed): boolean {
  if (SAID_SUBJUNCTIVES.test(word)) return false
  const [, stem = ''] = /^(.*[ÄÖÜ][^AEIOUÄÖÜ]*?)(?:E[NT]?|E?ST|T|)$/u.exec(word) ?? []
  const plain = withoutUmlauts(stem)
  if (stem.length < SHORTEST_STEM || listed(`${stem}END`)) return false
  const isPast = listed(plain) && listed(`${plain}EN`) && listed(`${plain}T`)
  const isPresent = listed(`${plain}END`) || listed(`${plain}ES`) || listed(`${plain}S`)
  return isPast && !isPresent
}

const VERBS_PREFIX =
  /^(?:AB|AN|AUF|AUS|BE|DURCH|EIN|EMP|ENT|ER|FORT|HER|HIN|LOS|MISS|MIT|NACH|UM|VER|VOR|WEG|ZER|ZU|ÜBER|UNTER)(?=.{2})/u

/** An order, or an E that is swallowed, of a verb in two parts: ABFRAG, BEWEG; but not VERSUCH, of which there is a VERSUCHS. */
function isOrder(word: string, listed: Listed): boolean {
  if (!VERBS_PREFIX.test(word) || listed(`${word}S`) || listed(`${word}ES`)) return false
  const rest = word.replace(VERBS_PREFIX, '')
  return listed(`${rest}EN`) && listed(`${word}END`) && listed(`${word}E`) && !listed(`${word}EM`)
}

const RULES = [
  isSubjunctive,
  isOrder,
  isLongerForm,
  isSecondSubjunctive,
  isSubjunctiveInTwoParts,
  isPastOfYouAll,
  isSwallowed,
  isOldDative,
  isBentDegree,
]

/** Whether a German word is a form that nobody says. */
export function isStiltedGerman(word: string, listed: Listed): boolean {
  return RULES.some((isOdd) => isOdd(word, listed))
}
