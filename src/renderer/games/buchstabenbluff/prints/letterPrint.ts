/** The print of a letter tile: the letter large, its value in two corners, and if wanted its Braille at the foot. */
import { formatCard, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import { cut, disc } from '../../../cards/lino'
import { OPPOSITE, type Layer, type Lettering, type Print } from '../../../cards/print'
import { dotsOf } from '../voice/braille'

/** What is printed besides the letter. */
export interface LetterLook {
  readonly value: number
  readonly braille: boolean
}

const MIDDLE = 100
/** Wide letters are set narrower, not smaller: all stand equally high. */
const WIDE = /[MWQÖÜÄ]/u
const NARROWER = `translate(${String(MIDDLE)} 0) scale(0.8 1) translate(-${String(MIDDLE)} 0)`
/** The foot of the Braille cell's upper left dot, the way to the next one, and the size of a dot. */
const CELL = { x: 82, y: 213, step: 31, wide: 36, radius: 11, hole: 5 }

/** A hand-cut frame, a little different for every letter. */
function frameOf(card: Card): Layer {
  const edge = [
    [12, 12],
    [188, 12],
    [188, 288],
    [12, 288],
  ] as const
  return { ink: 'accent', path: cut(edge, card + 3, 1.6), line: 5 }
}

function dotAt(dot: number): readonly [number, number] {
  const column = dot > 3 ? 1 : 0
  return [CELL.x + column * CELL.wide, CELL.y + ((dot - 1) % 3) * CELL.step]
}

/** All six places of the cell: raised dots full, the others as small rings. */
function brailleOf(card: Card): Layer[] {
  const raised = dotsOf(card)
  return [1, 2, 3, 4, 5, 6].map((dot) =>
    raised.includes(dot)
      ? { ink: 'key', path: disc(dotAt(dot), CELL.radius, dot + card) }
      : { ink: 'accent', path: disc(dotAt(dot), CELL.hole, dot + card), line: 2 },
  )
}

function valueOf(value: number): Lettering[] {
  const numeral: Lettering = {
    ink: 'accent',
    text: String(value),
    x: value > 9 ? 44 : 38,
    y: 58,
    size: 44,
  }
  return [numeral, { ...numeral, move: OPPOSITE }]
}

/** What a tile shows. */
export function letterPrint(card: Card, { value, braille }: LetterLook): Print {
  const text = formatCard(card)
  const size = braille ? 164 * 0.86 : 164
  const foot = braille ? 182 : 206
  const big: Lettering = {
    ink: 'key',
    text,
    x: MIDDLE,
    y: foot,
    size,
    ...(WIDE.test(text) && { move: NARROWER }),
  }
  return {
    inks: card === QUESTION_MARK ? 'letter-blank' : 'letter',
    layers: [frameOf(card), ...(braille ? brailleOf(card) : [])],
    letters: [big, ...valueOf(value)],
  }
}
