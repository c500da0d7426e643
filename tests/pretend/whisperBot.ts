/** A bot for Whisper that sees what its seat sees: it whispers what the others like, and lays by the middle of the row. */
import type { Bot } from '../../src/bots/bot'
import { seatWith } from '../../src/bots/seatBot'
import { isRecord } from '../../src/engine/basics/json'
import { pick, type Random } from '../../src/engine/chance/random'
import { DRAWS, decisionOf } from './game/outside/check'
import type {
  Guess,
  WhisperMove,
  WhisperSeen,
  WhisperSignal,
  WhisperView,
} from './game/outside/contract'
import { isWhisperSeen, isWhisperView } from './game/outside/guards'
import { talk } from './game/outside/talk'
import type { WhisperKnowledge, WhisperTypes } from './game/inside/types'

/** What the bot keeps in mind. */
interface WhisperMemory {
  readonly words: readonly string[]
  /** Does not care what the others like. */
  readonly isBold: boolean
  /** How often each word has been whispered. */
  readonly heard: Map<string, number>
  /** What somebody else advised since anything happened. */
  advised: Guess | undefined
}

function listen({ heard }: WhisperMemory, seen: WhisperSeen): void {
  if (seen.kind !== 'shown') return
  for (const { word } of seen.whispers) {
    if (word !== undefined) heard.set(word, (heard.get(word) ?? 0) + 1)
  }
}

/** One of the words that were whispered most often; any word of the list as long as none was. */
function chooseWord({ words, heard, isBold }: WhisperMemory, random: Random): WhisperMove {
  const allowed = words.map((word) => ({ word, count: heard.get(word) ?? 0 }))
  const most = isBold ? 0 : Math.max(...allowed.map(({ count }) => count))
  const best = pick(
    allowed.filter(({ count }) => count >= most),
    random,
  )
  return best ? { kind: 'whisper', word: best.word } : { kind: 'hush' }
}

/** Heavier than what lies in the lower half of the row. */
function guessBeside({ row }: WhisperView): Guess {
  const last = row.at(-1)?.weight ?? 0
  const lighter = row.filter(({ weight }) => weight < last).length
  return lighter * 2 < row.length ? 'heavier' : 'lighter'
}

/** Helps whoever lays together with it. */
function advise(view: WhisperView): WhisperSignal | undefined {
  const signal = { kind: 'advise', guess: guessBeside(view) } as const
  const isLaying = view.phase.kind === 'laying' && view.phase.drawn === DRAWS
  return isLaying && talk.checkSignal(view, signal) === undefined ? signal : undefined
}

const whisperBot: Bot<WhisperTypes, WhisperMemory> = {
  newMemory: (_view, { words }, character) => ({
    words,
    isBold: character === 'bold',
    heard: new Map(),
    advised: undefined,
  }),
  remember: (memory, seen) => {
    memory.advised = undefined
    for (const one of seen) listen(memory, one)
  },
  say: (view) => advise(view),
  hear: (memory, _from, signal) => {
    if (signal.kind === 'advise') memory.advised = signal.guess
  },
  decide: (view, memory, random) => {
    switch (decisionOf(view)) {
      case 'lay': {
        const thing = pick(view.hand ?? [], random)
        return thing
          ? { kind: 'lay', thing: thing.id, guess: memory.advised ?? guessBeside(view) }
          : { kind: 'draw' }
      }
      case 'draw':
        return { kind: 'draw' }
      case 'whisper':
      case undefined:
        return chooseWord(memory, random)
    }
  },
}

function isKnowledge(data: unknown): data is WhisperKnowledge {
  return isRecord(data) && Array.isArray(data.words)
}

function isSignal(data: unknown): data is WhisperSignal {
  return talk.parseSignal(data).ok
}

/** The bot of every level. */
export const whisperSeats = seatWith(
  { gentle: whisperBot, easy: whisperBot, solid: whisperBot, sharp: whisperBot },
  { isView: isWhisperView, isSeen: isWhisperSeen, isKnowledge, isSignal },
)
