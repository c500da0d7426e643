/** By ear, too, whoever has answered hears that his answer has arrived, before anything else: what was said of the time that is left is over. */
import { watch } from 'vue'
import { useSpeech } from '../useSpeech'

/** An own answer that the table keeps. */
export interface OwnAnswer {
  /** To doubt or not, or which choice; undefined: none is given yet. */
  readonly answer: () => boolean | string | undefined
  /** What it is called, in a sentence. */
  readonly text: () => string
}

/** Says an own answer as soon as the table has it. */
export function useSaidAnswer({ answer, text }: OwnAnswer): void {
  const speech = useSpeech()
  watch(answer, (now, before) => {
    if (now !== undefined && before === undefined) speech.say(text())
  })
}
