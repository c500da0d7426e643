/** From unknown data to the shape of a move; whether it is legal is another question. */
import { isRecord } from '../../engine/json'
import { err, ok, type Result } from '../../engine/result'
import {
  COLOURS,
  SPECIALS,
  type Card,
  type Colour,
  type Special,
  type TafelrundeMove,
} from './contract'
import { allChests, isCard, isChest, isRogue } from './faces'
import { isSorted } from './sorted'

type Raw = Readonly<Record<string, unknown>>
type Parser = (raw: Raw) => TafelrundeMove | undefined

const MOST_CHESTS = allChests().length

function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value)
}

function isSpecial(value: unknown): value is Special {
  return SPECIALS.some((special) => special === value)
}

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
  if (!Array.isArray(chests) || chests.length > MOST_CHESTS) return undefined
  const items: readonly unknown[] = chests
  if (!items.every(isChest) || !isSorted(items)) return undefined
  return { kind: 'secure', chests: [...items] }
}

const SHAPES: Readonly<
  Record<TafelrundeMove['kind'], { readonly keys: readonly string[]; readonly parse: Parser }>
> = {
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

function isMoveKind(kind: unknown): kind is TafelrundeMove['kind'] {
  return typeof kind === 'string' && Object.hasOwn(SHAPES, kind)
}

/** A move, if `raw` has the shape of one; unknown keys are refused. The error is a sentence for developers. */
export function parseMove(raw: unknown): Result<TafelrundeMove, string> {
  if (!isRecord(raw) || !isMoveKind(raw.kind)) return err('a move is an object with a known kind')
  const shape = SHAPES[raw.kind]
  const unknownKey = Object.keys(raw).find((key) => key !== 'kind' && !shape.keys.includes(key))
  if (unknownKey !== undefined) return err(`${raw.kind} has no "${unknownKey}"`)
  const move = shape.parse(raw)
  return move ? ok(move) : err(`${raw.kind} needs ${shape.keys.join(', ')} of the right type`)
}
