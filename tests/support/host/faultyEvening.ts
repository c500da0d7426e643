/** Whole evenings over bad wires, with hosts that are restarted: nothing may be done twice, nobody may disagree. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isRecord } from '../../../src/engine/basics/json'
import { present } from '../../../src/engine/basics/invariant'
import type { Random } from '../../../src/engine/chance/random'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { faultyWire, type FaultyWire } from '../wire/faultyWire'
import { MemoryHost, type TestPlayer } from './memoryHost'
import { sampleTimeBluff } from '../match/sampleMoves'
import { entriesOf, moveOf, questionOf, seatOf, viewOf } from '../match/seats'

const ONE_FRAME_IN = 12
const RESTART_ONE_IN = 60
const STEPS = 150
/** How often a bad disk begins to refuse, and how often it takes everything again. */
const REFUSES_ONE_IN = 20
const MENDS_ONE_IN = 4

function same(real: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(real), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: ${a ?? '-'} instead of ${b ?? '-'}`)
}

interface Guest {
  readonly player: TestPlayer
  readonly wire: FaultyWire
  /** Questions that were answered, by name: each at most once. */
  readonly asked: Set<string>
  accepted: number
  refused: number
}

function seatGuest(host: MemoryHost, name: string, random: Random): Guest {
  const wire = faultyWire(host.clock, random, ONE_FRAME_IN)
  const player = host.player(name, 'en', wire.wrap)
  return { player, wire, asked: new Set(), accepted: 0, refused: 0 }
}

/** Commands with patience: an answer may need several returns of the line, and who had no seat yet may come back as a new person. */
async function ask(
  host: MemoryHost,
  guest: Guest,
  command: Command,
  table?: string,
): Promise<string> {
  const { client } = guest.player
  for (let attempt = 0; attempt < 20; attempt++) {
    let answer: Answer | undefined
    void client.command(command, table).then((given) => {
      answer = given
    })
    for (let wait = 0; wait < 100 && answer === undefined; wait++) await host.clock.turn(500)
    if (answer?.ok === true) return answer.table ?? ''
  }
  throw new Error(`in vain: ${command.kind}`)
}

function answerOwed(guest: Guest, random: Random): void {
  const { client } = guest.player
  const view = viewOf(guest.player)
  const own = questionOf(guest.player)
  if (!own || !isTimeBluffView(view) || guest.asked.has(own.name)) return
  guest.asked.add(own.name)
  const move = moveOf(guest.player, sampleTimeBluff(view, random))
  void client.command(move, client.state().table?.table.id).then((answer) => {
    if (answer.ok) guest.accepted += 1
    else {
      guest.refused += 1
      guest.asked.delete(own.name)
    }
  })
}

/** How many moves of a seat the journal holds, those of the clock left out. */
function movesInJournal(host: MemoryHost, seat: number): number {
  const text = host.journals.text()
  const records: unknown = JSON.parse(text)
  let count = 0
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    else if (isRecord(value)) {
      if (value.seat === seat && value.kind === 'move' && isRecord(value.move)) count += 1
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(records)
  return count
}

/** A disk that refuses everything, or to write anew, for a while, again and again. */
function spoilDisk({ journals }: MemoryHost, random: Random): void {
  const isBad = journals.isFull || journals.isStuck
  if (isBad && random.below(MENDS_ONE_IN) === 0) journals.isFull = journals.isStuck = false
  if (isBad || random.below(REFUSES_ONE_IN) > 0) return
  if (random.below(2) === 0) journals.isFull = true
  else journals.isStuck = true
}

/** Plays an evening of faults; throws what does not agree at its end, with the seed. */
export async function playFaultyEvening(
  seed: string,
  disk: 'sound' | 'bad' = 'sound',
): Promise<{ faults: number; moves: number }> {
  const random = fastRandom(seed)
  const host = new MemoryHost(seed)
  const guests = [seatGuest(host, 'Anna', random), seatGuest(host, 'Bram', random)] as const
  const [one, two] = guests
  await host.clock.turn(3000)
  const wish = {
    kind: 'createTable',
    game: 'time-bluff',
    name: 'T',
    seats: 3,
    options: { target: 100, turnSeconds: 'none', doubtSeconds: 'none' },
  } as const
  const table = await ask(host, one, wish)
  await ask(host, two, { kind: 'join', as: 'player' }, table)
  await ask(host, two, { kind: 'ready', ready: true }, table)
  await ask(host, one, { kind: 'start' }, table)
  for (let step = 0; step < STEPS; step++) {
    for (const guest of guests) answerOwed(guest, random)
    if (disk === 'bad') spoilDisk(host, random)
    if (random.below(RESTART_ONE_IN) === 0) {
      host.restart()
      for (const { player } of guests) player.cut()
    }
    await host.clock.turn(700)
  }
  host.journals.isFull = host.journals.isStuck = false
  for (const { wire } of guests) wire.mend()
  await host.clock.turn(30_000)
  for (const [seat, guest] of guests.entries()) {
    const seen = present(guest.player.client.state().table, `${seed}: a table`)
    same(guest.player.client.state().pending, 0, `${seed}: open commands`)
    same(movesInJournal(host, seat), guest.accepted, `${seed}: moves of seat ${String(seat)}`)
    const view = viewOf(guest.player)
    guest.player.cut()
    await host.clock.turn(8000)
    const anew = present(guest.player.client.state().table, `${seed}: a table again`)
    same(viewOf(guest.player), view, `${seed}: the view`)
    same(seatOf(guest.player), seat, `${seed}: the seat`)
    same(anew.table.id, seen.table.id, `${seed}: the table`)
  }
  const [a, b] = guests.map(({ player }) => entriesOf(player))
  same(a, b, `${seed}: moves`)
  return { faults: one.wire.count() + two.wire.count(), moves: one.accepted + two.accepted }
}
