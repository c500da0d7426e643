/** A move of Die Tafelrunde 2 that is being put together; nothing leaves the window before it is confirmed. */
import type {
  Card,
  Chest,
  Colour,
  Special,
  TafelrundeMove,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { decisionOf, ownPlayer } from '../../../../games/tafelrunde/outside/check'
import { chestColour, sidesOf, specialOf } from '../../../../games/tafelrunde/outside/faces'
import { turnedSides } from '../hand/turnedSides'

/** What has been chosen so far. */
export interface Draft {
  readonly card?: Card
  /** The side that is up. */
  readonly up?: Colour
  /** The colour that Letzte Warnung protects. */
  readonly colour?: Colour
  /** The card that Wiederbelebung brings back; `none`: no card. */
  readonly revived?: Card | 'none'
  /** Open chests that are to be secured, by their place among the own open ones. */
  readonly chests: readonly number[]
  readonly special?: Special
}

/** Nothing chosen. */
export const EMPTY_DRAFT: Draft = { chests: [] }

/** Chooses a card; chosen again, it is turned to its other side. */
export function chooseCard(draft: Draft, card: Card): Draft {
  if (draft.card === card) return turnCard(draft)
  const [upper] = turnedSides(card)
  return upper ? { chests: [], card, up: upper.colour } : { chests: [], card }
}

/** Turns the chosen card to its other side. */
export function turnCard(draft: Draft): Draft {
  if (draft.card === undefined) return draft
  const other = sidesOf(draft.card).find(({ colour }) => colour !== draft.up)
  return other ? { ...draft, up: other.colour } : draft
}

/** Whether a card may be laid for a colour: specials fight for none and go with all (TR-13). */
export function fits(card: Card, colour: Colour): boolean {
  return specialOf(card) !== undefined || sidesOf(card).some((side) => side.colour === colour)
}

/** Chooses a card with a colour up; one that does not show the colour is chosen as it is. */
export function chooseFor(draft: Draft, card: Card, colour: Colour): Draft {
  const chosen = draft.card === card ? draft : chooseCard(draft, card)
  const isTurnedTo = chosen.up !== undefined && fits(card, colour)
  return isTurnedTo ? { ...chosen, up: colour } : chosen
}

/** Chooses an open chest of equal ones, which are one choice (TR-43), or takes it back; without Zork another one replaces it, with Zork each press adds one more until all are chosen. */
export function toggleChests(draft: Draft, places: readonly number[], several: boolean): Draft {
  const isChosen = (place: number): boolean => draft.chests.includes(place)
  const next = places.find((place) => !isChosen(place))
  const isDone = next === undefined || (!several && places.some(isChosen))
  if (isDone) return { ...draft, chests: draft.chests.filter((one) => !places.includes(one)) }
  return { ...draft, chests: several ? [...draft.chests, next] : [next] }
}

function specialMove(
  view: TafelrundeView,
  draft: Draft,
  special: Special,
): TafelrundeMove | undefined {
  const { colour, revived } = draft
  switch (special) {
    case 'feierabend':
    case 'zork':
      return { kind: special }
    case 'letzte-warnung': {
      const only = coloursToProtect(view)
      const named = colour ?? (only.length === 1 ? only[0] : undefined)
      return named === undefined
        ? { kind: 'letzteWarnung' }
        : { kind: 'letzteWarnung', colour: named }
    }
    case 'wiederbelebung':
      // With something to bring back it is asked for: nobody forgoes a card by a slip of the hand.
      if (revived === undefined && ownPlayer(view).discard.length > 0) return undefined
      return revived === undefined || revived === 'none'
        ? { kind: 'wiederbelebung' }
        : { kind: 'wiederbelebung', card: revived }
  }
}

function playMove(view: TafelrundeView, draft: Draft): TafelrundeMove | undefined {
  const { card, up } = draft
  if (card === undefined) return undefined
  const special = specialOf(card)
  if (special !== undefined) return specialMove(view, draft, special)
  return up === undefined ? undefined : { kind: 'play', card, colour: up }
}

/** The move that the draft stands for; undefined while nothing is chosen. */
export function moveOf(view: TafelrundeView, draft: Draft): TafelrundeMove | undefined {
  switch (decisionOf(view)) {
    case 'chooseSpecial':
      return draft.special && { kind: 'chooseSpecial', special: draft.special }
    case 'secure': {
      const chests = chosenChests(view, draft)
      return chests.length === 0 ? undefined : { kind: 'secure', chests }
    }
    case 'play':
      return playMove(view, draft)
    case undefined:
      return undefined
  }
}

/** The chosen open chests, ascending. */
export function chosenChests(view: TafelrundeView, draft: Draft): Chest[] {
  const { open } = ownPlayer(view)
  return [...draft.chests]
    .sort((one, other) => one - other)
    .flatMap((place) => {
      const chest = open[place]
      return chest === undefined ? [] : [chest]
    })
}

/** Whether a chosen card is all that is to be decided: a special with which something is named, or that does nothing, is asked about first. */
export function isAllChosen({ card, up }: Draft): boolean {
  const special = card === undefined ? undefined : specialOf(card)
  return special === undefined ? up !== undefined : special === 'feierabend' || special === 'zork'
}

/** The colours of the own open chests. */
export function coloursToProtect(view: TafelrundeView): Colour[] {
  return [...new Set(ownPlayer(view).open.map(chestColour))]
}
