/** Where the cards of a hand lie: as a fan, or as tiles in two rows where a fan would cover too much of them. */
import { computed, type ComputedRef, type StyleValue } from 'vue'
import { useFan, type FanOptions } from './useFan'

/** What is laid out. */
export interface HandLayoutOptions extends FanOptions {
  /** Share of a card that has to be seen, from 0 to 1; 0: a fan always does. */
  readonly leastSeen: () => number
}

/** A hand that is laid out. */
export interface HandLayout {
  readonly isTiled: ComputedRef<boolean>
  /** For the box. */
  readonly boxStyle: ComputedRef<StyleValue>
  /** How many lie in a row. */
  readonly perRow: ComputedRef<number>
  /** For the card in this place, counted from 0. */
  styleOf(place: number): StyleValue
}

/** Lays out a hand as long as the component lives. */
export function useHandLayout({ leastSeen, ...options }: HandLayoutOptions): HandLayout {
  const { fan, full, boxStyle, styleOf } = useFan(options)
  const isTiled = computed(() => {
    const { step, cardWidth, rows } = full.value
    if (leastSeen() === 0) return false
    // A second row of a fan covers most of the first.
    return rows > 1 || step < cardWidth * leastSeen()
  })
  const most = computed(() => Math.max(options.cards(), options.levelFor?.() ?? 0))
  const perRow = computed(() => (isTiled.value ? Math.ceil(most.value / 2) : fan.value.perRow))
  const tiledBox = computed(() => ({
    'block-size': `${String(full.value.height)}px`,
    '--per-row': perRow.value,
    '--tile-rows': options.cards() > perRow.value ? 2 : 1,
  }))

  function tileOf(place: number): StyleValue {
    const [row, column] = [Math.floor(place / perRow.value), place % perRow.value]
    return { 'grid-area': `${String(row + 1)} / ${String(column + 1)}` }
  }
  return {
    isTiled,
    boxStyle: computed(() => (isTiled.value ? tiledBox.value : boxStyle.value)),
    perRow,
    styleOf: (place) => (isTiled.value ? tileOf(place) : styleOf(place)),
  }
}
