/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Seat, Viewer } from '../../engine/seat'
import type {
  LyingCard,
  PhaseView,
  PlayerView,
  TafelrundeOptions,
  TafelrundeView,
} from './contract'
import { sumOfGems } from './faces'
import { isBarred, owesFirstCard, type Phase, type Player, type TafelrundeState } from './state'

function viewLying(card: LyingCard): LyingCard {
  if (card.kind === 'rogue') return { kind: 'rogue', card: card.card, colour: card.colour }
  return {
    kind: 'special',
    special: card.special,
    ...(card.colour === undefined ? {} : { colour: card.colour }),
    ...(card.revived === undefined ? {} : { revived: card.revived }),
  }
}

function viewPlayer(player: Player, showsGems: boolean): PlayerView {
  const { special, hand, draw, discard, lying, passed, open, secured } = player
  return {
    ...(special === undefined ? {} : { special }),
    hand: hand.length,
    draw: draw.length,
    discard: [...discard],
    lying: lying.map(viewLying),
    passed,
    open: [...open],
    secured: secured.length,
    ...(showsGems ? { gems: sumOfGems(secured) } : {}),
  }
}

function missingOf(choices: readonly unknown[]): Seat[] {
  return choices.flatMap((choice, seat) => (choice === 'missing' ? [seat] : []))
}

function viewChoosing(
  { choices }: Extract<Phase, { kind: 'choosing' }>,
  viewer: Viewer,
): PhaseView {
  const own = viewer === 'spectator' ? undefined : choices[viewer]
  const hasChosen = own !== undefined && own !== 'missing'
  return {
    kind: 'choosing',
    missing: missingOf(choices),
    ...(hasChosen ? { choice: own } : {}),
  }
}

function viewSecuring(
  { choices }: Extract<Phase, { kind: 'securing' }>,
  viewer: Viewer,
): PhaseView {
  const own = viewer === 'spectator' ? undefined : choices[viewer]
  const hasChosen = own !== undefined && own !== 'missing' && own.length > 0
  return {
    kind: 'securing',
    missing: missingOf(choices),
    ...(hasChosen ? { choice: [...own] } : {}),
  }
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

/** The part that only the owner of a seat may know. */
function viewOwn(
  state: TafelrundeState,
  viewer: Viewer,
): Pick<TafelrundeView, 'you' | 'hand' | 'secured'> {
  const player = viewer === 'spectator' ? undefined : state.players[viewer]
  if (viewer === 'spectator' || player === undefined) return {}
  return { you: viewer, hand: [...player.hand], secured: [...player.secured] }
}

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(state: TafelrundeState, viewer: Viewer): TafelrundeView {
  const showsAll = state.options.openGems === 'on' || state.phase.kind === 'over'
  return {
    ...viewOwn(state, viewer),
    seats: state.seats,
    options: viewOptions(state.options),
    raid: state.raid,
    start: state.start,
    phase: viewPhase(state, viewer),
    players: state.players.map((player, seat) => viewPlayer(player, showsAll || seat === viewer)),
    middle: [...state.middle],
    stack: state.stack.length,
  }
}
