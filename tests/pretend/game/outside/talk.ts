/** Pointing, advice and house words (PG-19, PG-20). */
import type { Talk } from '../../../../src/engine/contract/game'
import { checkPresence, hasWord } from './check'
import {
  MOST_HOUSE_WORDS,
  type WhisperOptions,
  type WhisperOutside,
  type WhisperProposal,
  type WhisperReason,
  type WhisperSignal,
  type WhisperView,
} from './contract'
import { parseProposal, parseSignal } from './parse'

function checkSignal(view: WhisperView, signal: WhisperSignal): WhisperReason | undefined {
  const absent = checkPresence(view)
  if (absent) return absent
  switch (signal.kind) {
    case 'point':
      return view.row.some(({ id }) => id === signal.thing) ? undefined : 'thing-not-in-row'
    case 'advise': {
      const isHelp = view.options.mode === 'together' && view.phase.kind === 'laying'
      return isHelp && view.you !== view.listener ? undefined : 'no-advice-now'
    }
  }
}

/** Also after the end and between matches: that is when the next one is talked about. */
function checkProposal(
  view: WhisperView | undefined,
  proposal: WhisperProposal,
  { house }: WhisperOptions,
): WhisperReason | undefined {
  if (view && view.you === undefined) return 'not-seated'
  if (proposal.kind === 'photo') return view?.phase.kind === 'over' ? undefined : 'no-photo-yet'
  if (hasWord(house, proposal.word)) return 'house-word-known'
  return house.length < MOST_HOUSE_WORDS ? undefined : 'house-words-full'
}

/** Several votes may run at once: what one has changed is looked at again. */
function adopt(options: WhisperOptions, proposal: WhisperProposal): WhisperOptions {
  const { house } = options
  if (proposal.kind === 'photo') return options
  const { word } = proposal
  if (hasWord(house, word) || house.length >= MOST_HOUSE_WORDS) return options
  return { ...options, house: [...house, word] }
}

/** What can be said at a table of Whisper. */
export const talk: Talk<WhisperOutside> = {
  parseSignal,
  checkSignal,
  parseProposal,
  checkProposal,
  adopt,
  isAboutMatch: ({ kind }) => kind === 'photo',
}
