/** Drawing one by one: every press counts, also one that comes while the card before is still on its way (BB-04). */
import { onMounted, onScopeDispose, ref, watch } from 'vue'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import type { BoardProps } from '../../gameTable'
import { useSettings } from '../../../stores/settings'
import { plainKey } from '../../../table/keys/keys'
import type { Composing } from '../word/useComposing'
import { DRAW_KEY, useAheadOfTurn } from './useTurnKeys'

/** Whether all that is shown is a card that one draws oneself: it is part of the turn, and word, field and focus stay where they are. */
export function isOwnDraw(told: readonly BuchstabenbluffSeen[], you: Seat | undefined): boolean {
  const isOwn = (event: BuchstabenbluffSeen): boolean =>
    event.kind === 'drew' && event.seat === you && event.cause === 'turn'
  return told.some(isOwn) && told.every((event) => event.kind === 'reshuffled' || isOwn(event))
}

/** What drawing looks at. */
export interface DrawingOptions {
  readonly view: BuchstabenbluffView
  /** What is asked of the own seat; nothing while something is shown. */
  readonly own: BoardProps['own']
}

/** Draws as often as it is asked to, one card after the other, and answers the key also while a drawn card is shown; gives back what draws. */
export function useDrawing(composing: Composing, props: Readonly<DrawingOptions>): () => void {
  const { settings } = useSettings()
  const isAhead = useAheadOfTurn(() => props.view.phase)
  const isTurn = (): boolean => composing.asked.value === 'turn'
  /** Whether a card can be sent for now. */
  const isFree = (): boolean => !composing.sending.value && props.own.length > 0
  const cards = (): number => composing.tiles.value.length
  /** Presses that wait for a card before them. */
  const waiting = ref(0)
  /** Cards in hand when the last one was sent for; undefined: nothing is on its way. */
  const before = ref<number>()

  function send(): void {
    before.value = cards()
    composing.send({ kind: 'draw' })
  }
  /** Whether the card before has neither come nor been refused. */
  const isComing = (): boolean => !isFree() || before.value === cards()
  function draw(): void {
    if (!isTurn()) return
    if (isComing()) waiting.value += 1
    else send()
  }
  function stop(): void {
    waiting.value = 0
    before.value = undefined
  }
  watch([isFree, cards], () => {
    if (waiting.value === 0 || isComing()) return
    waiting.value -= 1
    send()
  })
  watch([() => props.view.turn, isTurn], stop)
  // Flushed at once: the next press comes from a player who knows already.
  watch(composing.refused, (refused) => refused && stop(), { flush: 'sync' })

  function onKeydown(event: KeyboardEvent): void {
    if (plainKey(event) !== DRAW_KEY || !settings.keys || event.repeat || !isTurn()) return
    event.preventDefault()
    if (!isAhead()) draw()
  }
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeydown)
  })
  return draw
}
