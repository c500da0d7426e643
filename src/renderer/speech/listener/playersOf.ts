/** Who sits around a match: while it runs whoever sits at the table, once it is over whoever sat there at its end. */
import type { PastMatch, SeatView } from '../../../protocol/tableViews'

type Player = NonNullable<PastMatch['players']>[number]

function isStillThere(seat: SeatView, { person, bot }: Player, name: string): boolean {
  if (seat.kind === 'person') return seat.person === person
  if (seat.kind === 'bot') return bot !== undefined && seat.name === name
  return seat.kind === 'left' && person === undefined && bot === undefined
}

function seatOfPlayer({ person, bot, figure }: Player, name: string): SeatView {
  if (figure && bot) return { kind: 'bot', name, figure, level: bot }
  if (!figure || person === undefined) return { kind: 'left', name }
  return { kind: 'person', person, name, figure, connected: true, ready: false }
}

/** The seats as they were when the match was over; those that have not changed hands since stay as they are. */
export function seatsOfMatch(
  seats: readonly SeatView[],
  past: PastMatch | undefined,
): readonly SeatView[] {
  const { names = [], players = [] } = past ?? {}
  return seats.map((seat, number) => {
    const [player, name = ''] = [players[number], names[number]]
    return !player || isStillThere(seat, player, name) ? seat : seatOfPlayer(player, name)
  })
}
