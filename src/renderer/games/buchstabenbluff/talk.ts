/** House words at the table: proposing them, and what is put to the vote (BB-32). */
import { invariant } from '../../../engine/basics/invariant'
import type { Json } from '../../../engine/basics/json'
import type { Options } from '../../../engine/options/options'
import { LONGEST_WORD } from '../../../games/buchstabenbluff/outside/cardSpelling'
import type {
  BuchstabenbluffOptions,
  BuchstabenbluffProposal,
  BuchstabenbluffView,
} from '../../../games/buchstabenbluff/outside/contract'
import { isBuchstabenbluffView } from '../../../games/buchstabenbluff/outside/guards'
import { parseOptions } from '../../../games/buchstabenbluff/outside/options'
import { parseProposal } from '../../../games/buchstabenbluff/outside/parseMove'
import { talk as rules } from '../../../games/buchstabenbluff/outside/talk'
import type { GameTalk, KeptWords } from '../gameTable'
import { Voice } from './voice/voice'

/** Stands for any word while it is asked whether one could be proposed at all. */
const ANY_WORD = 'aa'

function viewIn(raw: Json): BuchstabenbluffView | undefined {
  const unknown: unknown = raw
  return isBuchstabenbluffView(unknown) ? unknown : undefined
}

/** These words for the list, as plain data for the host. */
export function houseWords(words: readonly string[]): BuchstabenbluffProposal & Json {
  return { kind: 'houseWords', words }
}

function optionsIn(options: Options): BuchstabenbluffOptions {
  const parsed = parseOptions(options, { language: 'en', catalogue: () => [], byHost: true })
  invariant(parsed.ok, 'a table has valid options, its language among them')
  return parsed.value
}

/** Why a word cannot be proposed now; undefined if it can. Without a view no match lies on the table. */
function refusalOf(
  view: BuchstabenbluffView | undefined,
  word: string,
  options: Options,
): string | undefined {
  return rules.checkProposal(view, houseWords([word]), optionsIn(options))
}

function mayPropose(view: BuchstabenbluffView | undefined, options: Options): boolean {
  const reason = refusalOf(view, ANY_WORD, options)
  return reason === undefined || reason === 'house-word-known'
}

/** What the rules would take of these words is what may be proposed. */
const keptWords: KeptWords = {
  option: 'houseWords',
  proposable: (words, options, raw) => {
    const view = raw === undefined ? undefined : viewIn(raw)
    if ((raw !== undefined && !view) || !mayPropose(view, options)) return undefined
    const before = optionsIn(options)
    return rules.adopt(before, houseWords(words)).houseWords.slice(before.houseWords.length)
  },
  proposalOf: houseWords,
}

/** What is put to the vote, all of its words by name. */
function proposalText({ words }: BuchstabenbluffProposal, voice: Voice): string {
  const [first = '', ...more] = words.map((word) => voice.quoted(word))
  if (more.length === 0) return voice.say('talk.house', { word: first })
  return voice.say('talk.houseList', { n: words.length, words: [first, ...more].join(', ') })
}

/** A word that was just judged, and not found in the list. */
function unlistedWord({ words }: BuchstabenbluffView): string | undefined {
  const latest = words.at(-1)
  return latest?.judgement?.isListed === false ? latest.word : undefined
}

/** Saying nothing, proposing words. */
export const buchstabenbluffTalk: GameTalk = {
  signal: () => '',
  markOf: () => undefined,
  signals: () => [],
  proposal: (raw, listener) => {
    const proposal = parseProposal(raw)
    return proposal.ok ? proposalText(proposal.value, new Voice(listener)) : ''
  },
  proposals: (raw, options, listener) => {
    const view = viewIn(raw)
    const word = view && unlistedWord(view)
    if (!view || word === undefined || refusalOf(view, word, options) !== undefined) return []
    const voice = new Voice(listener)
    const label = voice.say('talk.house', { word: voice.quoted(word) })
    return [{ value: houseWords([word]), label }]
  },
  typed: (raw, options, listener) => {
    const view = viewIn(raw)
    if (!view || !mayPropose(view, options)) return undefined
    const voice = new Voice(listener)
    const [title, label] = [voice.say('talk.newWord'), voice.say('talk.newWordField')]
    return { title, label, longest: LONGEST_WORD, proposalOf: (word) => houseWords([word]) }
  },
  keptWords,
}
