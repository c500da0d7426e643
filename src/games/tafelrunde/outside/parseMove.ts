/** From unknown data to the shape of a move; whether it is legal is another question. */
import { parseMoveBy, type MoveShapes } from '../../../engine/kit/parseMoveBy'
import { listOf, oneOf } from '../../../engine/basics/shapes'
import { COLOURS, SPECIALS, type Card, type TafelrundeMove } from './contract'
import { allChests, isCard, isChest, isRogue } from './faces'
import { isSorted } from '../../../engine/kit/sorted'

type Raw = Readonly<Record<string, unknown>>

const MOST_CHESTS = allChests().length

const isColour = oneOf(COLOURS)
const isSpecial = oneOf(SPECIALS)
const isChests = listOf(isChest, MOST_CHESTS)

function isRogueCard(value: unknown): value is Card {
  return isCard(value) && isRogue(value)
}

function parseLetzteWarnung({ colour }: Raw): TafelrundeMove | undefined {
  if (colour === undefined) return { kind: 'letzteWarnung' }
  return isColour(colour) ? { kind: 'letzteWarnung', colour } : undefined
}

function parseWiederbelebung({ card }: Raw): TafelrundeMove | undefined {
  if (card === undefined) return { kind: 'wiederbelebung' }
  return isRogueCard(card) ? { kind: 'wiederbelebung', card } : undefined
}

/** Only ascending lists have the shape: every choice can be said in one way (TR-43). */
function parseSecure({ chests }: Raw): TafelrundeMove | undefined {
  if (!isChests(chests) || !isSorted(chests)) return undefined
  return { kind: 'secure', chests: [...chests] }
}

const SHAPES: MoveShapes<TafelrundeMove> = {
  chooseSpecial: {
    keys: ['special'],
    parse: ({ special }) => (isSpecial(special) ? { kind: 'chooseSpecial', special } : undefined),
  },
  play: {
    keys: ['card', 'colour'],
    parse: ({ card, colour }) =>
      isRogueCard(card) && isColour(colour) ? { kind: 'play', card, colour } : undefined,
  },
  feierabend: { keys: [], parse: () => ({ kind: 'feierabend' }) },
  letzteWarnung: { keys: ['colour'], parse: parseLetzteWarnung },
  wiederbelebung: { keys: ['card'], parse: parseWiederbelebung },
  zork: { keys: [], parse: () => ({ kind: 'zork' }) },
  pass: { keys: [], parse: () => ({ kind: 'pass' }) },
  secure: { keys: ['chests'], parse: parseSecure },
}

/** A move, if it has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export const parseMove = parseMoveBy(SHAPES)
