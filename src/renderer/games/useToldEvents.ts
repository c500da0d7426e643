/** The words under the pictures of a board and the sounds of what happens there: they belong to what is seen; what was passed over makes none. */
import type { ShallowRef } from 'vue'
import type { Json } from '../../engine/basics/json'
import { TURNING_SOUND } from '../sound/soundTable'
import { useSound } from '../sound/useSound'
import type { GameVoice } from '../speech/listener/sealVoice'
import type { Listener } from '../speech/listener/listener'
import { createEventRuns } from '../stage/playing/createEventRuns'
import { useCaptions, type Caption } from '../stage/captions/useCaptions'
import { useOpened } from '../stage/playing/useOpened'
import type { Stage } from '../stage/playing/useStage'
import { useSettings } from '../stores/settings'

/** What is told, and to whom. */
export interface ToldEvents {
  readonly stage: Stage
  readonly voice: () => GameVoice
  readonly listener: () => Listener
  /** The match has only been dealt. */
  readonly isBeginning: boolean
}

/** Tells what the stage shows; the lines that are still to be read. */
export function useToldEvents({
  stage,
  voice,
  listener,
  isBeginning,
}: ToldEvents): Readonly<ShallowRef<readonly Caption[]>> {
  const { settings } = useSettings()
  const sound = useSound()
  const captions = useCaptions()
  const linesOf = (event: Json): string[] => voice().announce(event, listener())
  /** The lines under its picture, the first `before` of them told before. */
  function captionOf(event: Json, before: number): string {
    const short = voice().caption?.(event, listener())
    return short ?? linesOf(event).slice(before).join(' ')
  }
  /** What stands there while something is counted is completed by what comes next. */
  let isOpen = false
  function show(text: string, how?: 'instead'): void {
    captions.show(text, isOpen ? 'instead' : how)
    if (text !== '') isOpen = false
  }
  const runs = createEventRuns({ show }, (row) => {
    const line = voice().inRow?.(row, listener())
    if (!line) return undefined
    const { text, caption = text, outcome } = line
    return outcome === undefined ? [caption] : [caption, outcome]
  })
  useOpened(stage, {
    tell: (events, before) => {
      if (stage.isPlaying.value) {
        for (const part of runs.parts(events)) {
          const told = runs.show(part).map((event) => captionOf(event, before))
          show(told.filter((text) => text !== '').join(' '))
        }
      } else runs.pass(events)
      if (!stage.isPlaying.value && settings.motion !== 'off') return
      for (const event of events) {
        const heard = voice().soundOf(event)
        if (heard) sound.play(heard)
      }
    },
    tellBefore: (event, lines) => show(linesOf(event).slice(0, lines).join(' ')),
    turn: () => sound.play(TURNING_SOUND),
    tellCounting: (event) => {
      const text = voice().counting?.(event, listener())
      if (text === undefined) return false
      show(text)
      isOpen = true
      return true
    },
  })
  // The deal of a match is no event of any game.
  if (isBeginning) sound.play('riffle')
  return captions.lines
}
