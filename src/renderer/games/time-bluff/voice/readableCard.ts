/** How a card of Time Bluff is called, read and captioned in the reader's language. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffOptions } from '../../../../games/time-bluff/outside/contract'
import { pairHourOf } from '../../../../games/time-bluff/outside/faces'
import type { Translate } from '../../../wording/translate'
import { shownFace } from '../prints/facePrint'

/** By which words a card is called, alone and as a sentence goes on with it. */
const FORMS = {
  alone: {
    clock: 'card.clock',
    pair: 'card.pair',
    joker: 'card.joker',
    vortex: 'card.vortex',
    cuckoo: 'card.cuckoo',
  },
  inSentence: {
    clock: 'cardInSentence.clock',
    pair: 'cardInSentence.pair',
    joker: 'cardInSentence.joker',
    vortex: 'cardInSentence.vortex',
    cuckoo: 'cardInSentence.cuckoo',
  },
} as const

function called(card: Card, form: keyof typeof FORMS, t: Translate): string {
  const face = shownFace(card)
  return t(`timeBluffTable.${FORMS[form][face.kind]}`, {
    ...('hour' in face ? { hour: face.hour } : {}),
    ...('clock' in face ? { clock: t(`timeBluffTable.clock.${face.clock}`) } : {}),
    ...('effect' in face ? { effect: t(`timeBluffTable.effect.${face.effect}`) } : {}),
  })
}

/** A card in words, e.g. `7 o'clock, radio alarm`. */
export function cardName(card: Card, t: Translate): string {
  return called(card, 'alone', t)
}

/** A card as a sentence goes on with it, e.g. `a Joker`. */
export function cardInSentence(card: Card, t: Translate): string {
  return called(card, 'inSentence', t)
}

/** The words at the foot of a face, if it has any: its name and, in one line, what it does. */
export function cardCaption(card: Card, t: Translate): { name: string; line: string } | undefined {
  const face = shownFace(card)
  switch (face.kind) {
    case 'clock':
      return undefined
    case 'pair':
      return {
        name: t(`timeBluffTable.effect.${face.effect}`),
        line: t(`timeBluffTable.effectLine.${face.effect}`),
      }
    case 'joker':
    case 'vortex':
    case 'cuckoo':
      return {
        name: t(`timeBluffTable.card.${face.kind}`),
        line: t(`timeBluffTable.cardLine.${face.kind}`),
      }
  }
}

/** What a card is good for at a table with these options, in a few sentences. */
export function cardExplained(
  card: Card,
  { pairBy, openJoker }: Pick<TimeBluffOptions, 'pairBy' | 'openJoker'>,
  t: Translate,
): string {
  const face = shownFace(card)
  if (face.kind === 'joker') {
    return t('timeBluffTable.explained.joker', { open: t(`timeBluffTable.openJoker.${openJoker}`) })
  }
  if (face.kind !== 'pair') return t(`timeBluffTable.explained.${face.kind}`)
  const clock = t(`timeBluffTable.pairedWith.${pairBy === 'hour' ? 'hour' : face.clock}`, {
    hour: pairHourOf(card) ?? '',
  })
  return t(`timeBluffTable.explained.${face.effect}`, { clock })
}
