/** Whisper in the window: what a game brings along there, in its smallest form. */
import { sealLegality } from '../../../src/engine/contract/game'
import type { Json } from '../../../src/engine/basics/json'
import type { GameFacts, GameTalk, GameWindow } from '../../../src/renderer/games/gameTable'
import type { Listener } from '../../../src/renderer/speech/listener/listener'
import { sealVoice } from '../../../src/renderer/speech/listener/sealVoice'
import { sealScenery } from '../../../src/renderer/stage/playing/sealScenery'
import { Speaker } from '../../../src/renderer/speech/listener/speaker'
import {
  LONGEST_WORD,
  type WhisperProposal,
  type WhisperSeen,
  type WhisperSignal,
  type WhisperView,
} from '../game/outside/contract'
import { whisperLegality } from '../game/outside/legality'
import { isWhisperSeen, isWhisperView } from '../game/outside/guards'
import { parseProposal, parseSignal } from '../game/outside/parse'
import WhisperBoard from './WhisperBoard.vue'

/** Things that a device remembers at most. */
const MOST_KNOWN = 100

function voiceFor(listener: Listener): Speaker {
  return new Speaker(listener, 'whisper')
}

function thingsOf(things: readonly { readonly name: string }[]): string {
  return things.map(({ name }) => name).join(', ')
}

function describe(voice: Speaker, event: WhisperSeen): string[] {
  switch (event.kind) {
    case 'whispered':
      return [voice.about(event.seat, 'whispered')]
    case 'laid':
      return [voice.about(event.seat, 'laid', { thing: event.thing.name })]
    case 'shown':
    case 'shownBefore':
      return [voice.say('event.shown', { n: event.echoes })]
    case 'turnBegun':
    case 'drew':
    case 'left':
    case 'ended':
      return []
  }
}

function signalText(signal: WhisperSignal, name: string, voice: Speaker, view: Json): string {
  if (signal.kind === 'point') {
    const thing = rowOf(view).find(({ id }) => id === signal.thing)
    return voice.say('talk.point', { name, thing: thing?.name ?? signal.thing })
  }
  return voice.say('talk.advise', { name, guess: voice.say(`talk.${signal.guess}`) })
}

function rowOf(view: Json): WhisperView['row'] {
  const unknown: unknown = view
  return isWhisperView(unknown) ? unknown.row : []
}

const talk: GameTalk = {
  signal: (raw, seat, listener, view) => {
    const signal = parseSignal(raw)
    const voice = voiceFor(listener)
    return signal.ok ? signalText(signal.value, voice.name(seat), voice, view) : ''
  },
  markOf: (raw) => {
    const signal = parseSignal(raw)
    return signal.ok && signal.value.kind === 'point' ? signal.value.thing : undefined
  },
  proposal: (raw, listener) => {
    const proposal = parseProposal(raw)
    const voice = voiceFor(listener)
    if (!proposal.ok) return ''
    const { value } = proposal
    return value.kind === 'photo' ? voice.say('talk.photo') : voice.say('talk.house', value)
  },
  signals: (view, listener) =>
    rowOf(view).map(({ id, name }) => ({
      value: { kind: 'point', thing: id } satisfies WhisperSignal,
      label: voiceFor(listener).say('talk.pointAt', { thing: name }),
    })),
  proposals: () => [],
  typed: (_view, _options, listener) => ({
    title: voiceFor(listener).say('talk.newWord'),
    label: voiceFor(listener).say('talk.newWordField'),
    longest: LONGEST_WORD,
    proposalOf: (word) => ({ kind: 'houseWord', word }) satisfies WhisperProposal,
  }),
}

/** The things whose weight was seen, by their ids (PG-07). */
const facts: GameFacts = {
  factsFor: (kept, { askKnown }) => (askKnown === 'on' ? kept : undefined),
  learn: (kept, { view }) => {
    const known = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
    const seen = rowOf(view).map(({ id }) => id)
    return [...new Set([...known, ...seen])].slice(-MOST_KNOWN)
  },
}

/** Nothing flies over the table of Whisper. */
const scenery = sealScenery<WhisperView, WhisperSeen>({
  isView: isWhisperView,
  isSeen: isWhisperSeen,
  sceneOf: () => ({}),
  taken: (view) => view,
  arrived: (view) => view,
})

/** Whisper in the window. */
export const whisperWindow: GameWindow = {
  legality: sealLegality(whisperLegality),
  board: WhisperBoard,
  isView: isWhisperView,
  isSeen: isWhisperSeen,
  voice: sealVoice<WhisperView, WhisperSeen, Speaker>({
    isView: isWhisperView,
    isSeen: isWhisperSeen,
    voiceFor,
    readings: {
      ask: ({ phase, you }, voice) =>
        you !== undefined && phase.kind === 'whispering' && phase.seated?.own === undefined
          ? voice.say('ask.whisper')
          : undefined,
      options: () => undefined,
      waiting: () => '',
      hand: ({ hand = [] }, voice) => voice.say('say.hand', { things: thingsOf(hand) }),
      tableau: ({ row }, voice) => voice.say('say.row', { things: thingsOf(row) }),
      standing: ({ turn }, voice) => voice.say('say.turn', { n: turn + 1 }),
    },
    recall: whisperLegality.recall,
    describe,
    soundOf: () => undefined,
    sounds: new Set(),
  }),
  scenery,
  face: WhisperBoard,
  ruleNumbers: { course: { text: ['PG-20'] } },
  words: 'whisper',
  keys: ['lay'],
  talk,
  facts,
}
