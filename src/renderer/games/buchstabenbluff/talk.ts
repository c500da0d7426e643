/** House words at the table: proposing them, and what is put to the vote (BB-32). */
import { invariant } from '../../../engine/invariant'
import type { Json } from '../../../engine/json'
import type { Options } from '../../../engine/options'
import { LONGEST_WORD } from '../../../games/buchstabenbluff/outside/cardSpelling'
import type {
  BuchstabenbluffProposal,
  BuchstabenbluffView,
} from '../../../games/buchstabenbluff/outside/contract'
import { isBuchstabenbluffView } from '../../../games/buchstabenbluff/outside/guards'
import { parseOptions } from '../../../games/buchstabenbluff/outside/options'
import { parseProposal } from '../../../games/buchstabenbluff/outside/parseMove'
import { talk as rules } from '../../../games/buchstabenbluff/outside/talk'
import type { GameTalk } from '../gameTable'
import { Voice } from './voice'

/** Stands for any word while it is asked whether one could be proposed at all. */
const ANY_WORD = 'aa'

function viewIn(raw: Json): BuchstabenbluffView | undefined {
  const unknown: unknown = raw
  return isBuchstabenbluffView(unknown) ? unknown : undefined
}

function houseWord(word: string): BuchstabenbluffProposal & Json {
  return { kind: 'houseWord', word }
}

/** Why a word cannot be proposed now; undefined if it can. */
function refusalOf(view: BuchstabenbluffView, word: string, options: Options): string | undefined {
  const context = { language: view.options.language, catalogue: () => [], byHost: true } as const
  const parsed = parseOptions(options, context)
  invariant(parsed.ok, 'a table has valid options')
  return rules.checkProposal(view, houseWord(word), parsed.value)
}

function mayPropose(view: BuchstabenbluffView, options: Options): boolean {
  const reason = refusalOf(view, ANY_WORD, options)
  return reason === undefined || reason === 'house-word-known'
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
    if (!proposal.ok) return ''
    const voice = new Voice(listener)
    return voice.say('talk.house', { word: voice.quoted(proposal.value.word) })
  },
  proposals: (raw, options, listener) => {
    const view = viewIn(raw)
    const word = view && unlistedWord(view)
    if (!view || word === undefined || refusalOf(view, word, options) !== undefined) return []
    const voice = new Voice(listener)
    const label = voice.say('talk.house', { word: voice.quoted(word) })
    return [{ value: houseWord(word), label }]
  },
  typed: (raw, options, listener) => {
    const view = viewIn(raw)
    if (!view || !mayPropose(view, options)) return undefined
    const label = new Voice(listener).say('talk.newWord')
    return { label, longest: LONGEST_WORD, proposalOf: houseWord }
  },
}
