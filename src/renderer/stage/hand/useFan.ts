/** Lays the cards of a hand out in the room that the stage leaves for them. */
import { computed, onMounted, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue'
import {
  arrangeFan,
  arrangeWhole,
  HEIGHT_OF_CARD,
  levelFan,
  spreadOut,
  type Fan,
  type FanRoom,
} from './fanLayout'

/** What is laid out. */
export interface FanOptions {
  /** The box the cards lie in, somewhere on the stage. */
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  readonly cards: () => number
  /** Every card is seen whole, and as large as so many of them can be; undefined: cards may cover each other. */
  readonly wholeFor?: () => number | undefined
  /** So many have room, and fewer may be wider but no higher: nothing around the hand moves while it shrinks; undefined: the hand has the height of its cards. */
  readonly levelFor?: () => number | undefined
  /** So much of a card that is to be read may lie under the next, from 0 to 1; absent: none. */
  readonly covered?: (() => number | undefined) | undefined
  /** In rem: a card gets as narrow as this before it lies on another; absent: it lies on another first. */
  readonly narrowest?: number | undefined
}

/** Where a card lies in its box, as values of CSS: `left`, `top`, `rotate`. */
export type CardStyle = Readonly<Record<'left' | 'top' | 'rotate', string>>

/** A hand that is laid out. */
export interface FanOut {
  readonly fan: ComputedRef<Fan>
  /** What it would be with all the cards that have room. */
  readonly full: ComputedRef<Fan>
  /** For the box: its height, and how wide a card is. */
  readonly boxStyle: ComputedRef<Readonly<Record<string, string>>>
  styleOf(index: number): CardStyle
}

/** Room at both ends for the lean of the outer cards, in pixels. */
const EDGE = 8
/** The hand takes this share of the stage's height at most. */
const SHARE_OF_STAGE = 0.25
/** On a window on its side there is little height, but all of the width. */
const SHARE_OF_LOW_STAGE = 0.34
const LOW = 460
/** On a phone held upright the height is shared with the question. */
const SHARE_OF_NARROW_STAGE = 0.22
const NARROW = 700
const GAP = 8
const WIDEST = 160
/** A finger needs more of a covered card than a mouse. */
const STRIP = { fine: 32, coarse: 44 }

/** The share of the stage's height that the hand may take; a game sets its own as `--hand-share`, from 0 to 1. */
function shareOf(stage: Element, box: Element): number {
  const own = parseFloat(getComputedStyle(box).getPropertyValue('--hand-share'))
  if (own > 0) return own
  const { clientWidth, clientHeight } = stage
  if (clientHeight < LOW) return SHARE_OF_LOW_STAGE
  return clientWidth < NARROW ? SHARE_OF_NARROW_STAGE : SHARE_OF_STAGE
}
/** In pixels: as narrow as this cards get before they lie on each other; a game may set its own as `--hand-narrowest`, in rem, where the table has the height for it. */
function narrowestOf(box: Element, usual: number | undefined): number | undefined {
  const own = parseFloat(getComputedStyle(box).getPropertyValue('--hand-narrowest'))
  const rem = usual ?? (own > 0 ? own : undefined)
  if (rem === undefined) return undefined
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
}

/** How a hand lies, and how it would with all the cards that have room. */
function useFans(
  {
    cards,
    wholeFor,
    levelFor,
    covered,
  }: Pick<FanOptions, 'cards' | 'wholeFor' | 'levelFor' | 'covered'>,
  roomOf: (count: number) => FanRoom,
): Pick<FanOut, 'fan' | 'full'> {
  const full = computed(() => {
    const whole = wholeFor?.()
    return whole === undefined
      ? arrangeFan(roomOf(Math.max(cards(), levelFor?.() ?? 0)))
      : arrangeWhole(roomOf(whole))
  })
  const fan = computed(() => {
    if (covered?.() !== undefined) return spreadOut(full.value, roomOf(cards()))
    return levelFor?.() === undefined ? full.value : levelFan(roomOf(cards()), full.value)
  })
  return { fan, full }
}

/** Measures whenever box or stage get another size. */
function useMeasured(box: FanOptions['box'], measure: () => void): void {
  let watching: ResizeObserver | undefined
  onMounted(() => {
    measure()
    watching = new ResizeObserver(measure)
    const stage = box.value?.closest('.game-stage')
    if (stage) watching.observe(stage)
    if (box.value) watching.observe(box.value)
  })
  onScopeDispose(() => watching?.disconnect())
}

/** Lays out a hand as long as the component lives. */
export function useFan(options: FanOptions): FanOut {
  const { box, cards } = options
  const [width, height, touch, narrowest] = [ref(800), ref(150), ref(STRIP.fine), ref<number>()]
  function roomOf(count: number): FanRoom {
    return {
      cards: count,
      width: width.value - EDGE * 2,
      covered: options.covered?.(),
      height: height.value,
      touch: touch.value,
      gap: GAP,
      widest: WIDEST,
      narrowest: narrowest.value,
    }
  }
  const { fan, full } = useFans(options, roomOf)
  /** Above the rows where they do not take the whole height. */
  const above = computed(() => {
    const { perRow, cardWidth, rowStep, height: whole } = fan.value
    const rows = Math.max(1, Math.ceil(cards() / perRow))
    return Math.max(0, whole - cardWidth * HEIGHT_OF_CARD - rowStep * (rows - 1)) / 2
  })
  function measure(): void {
    const stage = box.value?.closest('.game-stage')
    if (!box.value || !stage || stage.clientHeight === 0) return
    touch.value = matchMedia('(pointer: fine)').matches ? STRIP.fine : STRIP.coarse
    height.value = stage.clientHeight * shareOf(stage, box.value)
    width.value = box.value.clientWidth
    narrowest.value = narrowestOf(box.value, options.narrowest)
  }

  useMeasured(box, measure)
  return {
    fan,
    full,
    boxStyle: computed(() => ({
      '--fan-card': `${String(fan.value.cardWidth)}px`,
      '--fan-step': `${String(fan.value.step)}px`,
      '--fan-height': `${String(Math.floor(fan.value.height))}px`,
      'block-size': `${String(Math.ceil(fan.value.height + EDGE * 2))}px`,
    })),
    styleOf: (index) => {
      const { perRow, step, cardWidth, rowStep, rows } = fan.value
      const row = Math.floor(index / perRow)
      const inRow = Math.min(perRow, cards() - row * perRow)
      const left = (width.value - (step * (inRow - 1) + cardWidth)) / 2
      const column = index % perRow
      const lean = rows > 1 ? 0 : (column - (inRow - 1) / 2) * (inRow > 8 ? 0.3 : 0.8)
      return {
        left: `${String(Math.round(left + column * step))}px`,
        top: `${(EDGE + above.value + row * rowStep + Math.abs(lean) * 1.2).toFixed(1)}px`,
        rotate: `${lean.toFixed(2)}deg`,
      }
    },
  }
}
