/** What is said of each card of a hand: its name, what it is marked with, and that it is new. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'

/** What a card is marked with. */
export interface CardMark {
  /** A few letters on the card. */
  readonly text: string
  /** The whole name of the card, with what the mark says. */
  readonly name: string
}

/** What is known of the cards of a hand. */
export interface CardLabelsOptions<Card> {
  /** Those that are held, in their order. */
  readonly held: () => readonly { readonly card: Card; readonly key: string }[]
  readonly nameOf: (card: Card) => string
  readonly markOf: (card: Card) => CardMark | undefined
  readonly isNew: (key: string) => boolean
}

/** Marks and whole labels of the cards that are held, in their order. */
export function useCardLabels<Card>({ held, nameOf, markOf, isNew }: CardLabelsOptions<Card>): {
  marks: ComputedRef<readonly (CardMark | undefined)[]>
  labels: ComputedRef<readonly string[]>
} {
  const { t } = useI18n()
  const marks = computed(() => held().map(({ card }) => markOf(card)))
  const labels = computed(() =>
    held().map(({ card, key }, index) => {
      const name = marks.value[index]?.name ?? nameOf(card)
      return isNew(key) ? t('table.newCard', { card: name }) : name
    }),
  )
  return { marks, labels }
}
