/** Why a move is refused, judged from the view alone. */
import type {
  DecisionKind,
  StandingView,
  TijdlijnMove,
  TijdlijnReason,
  TijdlijnView,
} from './contract'

type Reason = TijdlijnReason | undefined

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<TijdlijnReason, string>> = {
  'not-seated': 'TL-04',
  'match-over': 'TL-24',
  'seat-given-up': 'TL-31',
  'seat-out': 'TC-08',
  'not-your-turn': 'TL-04',
  'other-mode': 'TC-05',
  'card-not-yours': 'TL-05',
  'card-stuck': 'TL-13',
  'must-play': 'TL-15',
  'not-both': 'TL-07',
  'icon-differs': 'TL-19',
  'nothing-placed': 'TL-18',
  'no-such-gap': 'TC-03',
  'card-not-in-sight': 'TL-27',
  'card-not-in-front': 'TL-27',
  'no-advice': 'TL-27',
  'not-neighbours': 'TL-27',
}

/** Why the owner of the view can say and do nothing at this table; undefined if he plays. */
export function checkPresence({ you, players, phase }: TijdlijnView): Reason {
  if (you === undefined) return 'not-seated'
  if (phase.kind === 'over') return 'match-over'
  const own = players[you]
  if (own?.left) return 'seat-given-up'
  return own?.out ? 'seat-out' : undefined
}

/** What the owner of the view is asked now; undefined if nothing. */
export function decisionOf({ you, phase }: TijdlijnView): DecisionKind | undefined {
  return phase.kind === 'turn' && phase.seat === you ? phase.decision : undefined
}

/** The cards in front of the view's owner. */
export function ownCards({ you, players }: TijdlijnView): readonly StandingView[] {
  return (you === undefined ? undefined : players[you]?.cards) ?? []
}

/** Whether a card may be discarded: its icon is the hidden one of the top discard (TL-19). */
export function matchesDiscard(
  { discard }: Pick<TijdlijnView, 'discard'>,
  { icon }: Pick<StandingView, 'icon'>,
): boolean {
  return icon !== undefined && discard.at(-1)?.back.icon === icon
}

const TURN_OF_DISCARDING: Readonly<Record<DecisionKind, Reason>> = {
  choose: undefined,
  discard: undefined,
  retry: 'must-play',
  goOn: 'not-both',
  lay: 'other-mode',
}

function checkDiscard(view: TijdlijnView, decision: DecisionKind, card: StandingView): Reason {
  return TURN_OF_DISCARDING[decision] ?? (matchesDiscard(view, card) ? undefined : 'icon-differs')
}

function checkMode({ options }: TijdlijnView, { kind }: TijdlijnMove): Reason {
  return (kind === 'lay') === (options.mode === 'competitive') ? undefined : 'other-mode'
}

function checkCard(
  view: TijdlijnView,
  decision: DecisionKind,
  move: Exclude<TijdlijnMove, { kind: 'stop' }>,
): Reason {
  const card = ownCards(view).find((own) => own.card === move.card)
  if (!card) return 'card-not-yours'
  switch (move.kind) {
    case 'play':
      return card.stuck ? 'card-stuck' : undefined
    case 'discard':
      return checkDiscard(view, decision, card)
    case 'lay':
      return move.gap <= view.line.length ? undefined : 'no-such-gap'
  }
}

/** Why `move` is refused for the owner of `view`; undefined if as far as he can know it is legal. */
export function check(view: TijdlijnView, move: TijdlijnMove): Reason {
  const absent = checkPresence(view)
  if (absent) return absent
  const decision = decisionOf(view)
  if (decision === undefined) return 'not-your-turn'
  const wrong = checkMode(view, move)
  if (wrong) return wrong
  if (move.kind === 'stop') return decision === 'goOn' ? undefined : 'nothing-placed'
  return checkCard(view, decision, move)
}
