/** What Whisper brings along wherever a game is tried: content, facts, things to say and to propose. */
import { GUESSES } from './game/outside/contract'
import type { WhisperTypes } from './game/inside/types'
import type { Trial } from '../support/conformance/table'
import { WHISPER_CONTENTS } from './content'

const IDS = ['farm', 'attic'].flatMap((deck) =>
  Array.from({ length: 12 }, (_, index) => `${deck}-${String(index)}`),
)

/** For conformance and the secrecy law. */
export const WHISPER_TRIAL: Trial<WhisperTypes> = {
  contents: WHISPER_CONTENTS,
  facts: (random) => IDS.filter(() => random.below(3) === 0),
  signals: [
    ...IDS.map((thing) => ({ kind: 'point' as const, thing })),
    ...GUESSES.map((guess) => ({ kind: 'advise' as const, guess })),
  ],
  practice: [
    { language: 'en', word: 'oven' },
    { language: 'de', word: 'strudel' },
  ],
  proposals: [
    ...['strudel', 'süß', 'oven'].map((word) => ({ kind: 'houseWord' as const, word })),
    { kind: 'photo' },
  ],
}
