/** What one viewer may know, written out field by field ("Who sees what"). */
import type { OfKind } from '../../../engine/basics/kinds'
import { missingSeats, ownAnswer } from '../../../engine/kit/sealedAnswers'
import type { Viewer } from '../../../engine/basics/seat'
import type {
  LyingCard,
  PhaseView,
  PlayerView,
  TafelrundeOptions,
  TafelrundeView,
} from '../outside/contract'
import { seenRogue, sumOfGems } from '../outside/faces'
import { isBarred, owesFirstCard, type Phase, type Player, type TafelrundeState } from './state'

/** Assignments and loops instead of spreads and closures here and below: every seat gets its view after every move. */
function viewLying(card: LyingCard): LyingCard {
  if (card.kind === 'rogue') return seenRogue(card.card, card.colour)
  const { kind, special, colour, revived } = card
  if (colour !== undefined) return { kind, special, colour }
  return revived === undefined ? { kind, special } : { kind, special, revived }
}

function viewAllLying(lying: readonly LyingCard[]): LyingCard[] {
  const seen = new Array<LyingCard>(lying.length)
  for (let index = 0; index < lying.length; index++) {
    const card = lying[index]
    if (card) seen[index] = viewLying(card)
  }
  return seen
}

function viewPlayer(player: Player, showsGems: boolean): PlayerView {
  const { special, passed } = player
  const [hand, draw, secured] = [player.hand.length, player.draw.length, player.secured.length]
  const [discard, open] = [player.discard.slice(), player.open.slice()]
  const lying = viewAllLying(player.lying)
  const common = { hand, draw, discard, lying, passed, open, secured }
  if (special === undefined) {
    return showsGems ? { ...common, gems: sumOfGems(player.secured) } : common
  }
  // Nearly every view: written out, because spreading is slow.
  if (!showsGems) return { special, hand, draw, discard, lying, passed, open, secured }
  const gems = sumOfGems(player.secured)
  return { special, hand, draw, discard, lying, passed, open, secured, gems }
}

function viewPlayers(
  { players }: TafelrundeState,
  viewer: Viewer,
  showsAll: boolean,
): PlayerView[] {
  const views: PlayerView[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (player) views.push(viewPlayer(player, showsAll || seat === viewer))
  }
  return views
}

function viewChoosing({ choices }: OfKind<Phase, 'choosing'>, viewer: Viewer): PhaseView {
  const missing = missingSeats(choices)
  const choice = ownAnswer(choices, viewer)
  return choice === undefined
    ? { kind: 'choosing', missing }
    : { kind: 'choosing', missing, choice }
}

/** Who had no choice is shown none. */
function viewSecuring({ choices }: OfKind<Phase, 'securing'>, viewer: Viewer): PhaseView {
  const missing = missingSeats(choices)
  const choice = ownAnswer(choices, viewer)
  return choice === undefined || choice.length === 0
    ? { kind: 'securing', missing }
    : { kind: 'securing', missing, choice: choice.slice() }
}

function viewPhase(state: TafelrundeState, viewer: Viewer): PhaseView {
  const { phase } = state
  switch (phase.kind) {
    case 'choosing':
      return viewChoosing(phase, viewer)
    case 'playing': {
      const { seat } = phase
      return { kind: 'playing', seat, duty: owesFirstCard(state, seat), barred: isBarred(state) }
    }
    case 'securing':
      return viewSecuring(phase, viewer)
    case 'over':
      return { kind: 'over', end: phase.end, ranks: [...phase.ranks] }
  }
}

function viewOptions(options: TafelrundeOptions): TafelrundeOptions {
  return {
    specials: options.specials,
    zork: options.zork,
    passiveDefence: options.passiveDefence,
    openGems: options.openGems,
    turnSeconds: options.turnSeconds,
  }
}

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(state: TafelrundeState, viewer: Viewer): TafelrundeView {
  const { seats, raid, start, stack } = state
  const showsAll = state.options.openGems === 'on' || state.phase.kind === 'over'
  const options = viewOptions(state.options)
  const phase = viewPhase(state, viewer)
  const players = viewPlayers(state, viewer, showsAll)
  const middle = state.middle.slice()
  const own = viewer === 'spectator' ? undefined : state.players[viewer]
  if (viewer === 'spectator' || own === undefined) {
    return { seats, options, raid, start, phase, players, middle, stack: stack.length }
  }
  // Only the owner of a seat may know these.
  const [hand, secured] = [own.hand.slice(), own.secured.slice()]
  return {
    you: viewer,
    hand,
    secured,
    seats,
    options,
    raid,
    start,
    phase,
    players,
    middle,
    stack: stack.length,
  }
}
