/** After a match: who wants another one, and when it begins. */
import { describe, expect, it } from 'vitest'
import { NEXT_WAIT } from '../../../src/host/table/nextMatch'
import { openEnd, playOut, WHISPER } from '../../support/window/endedMatch'
import { openMatch, tell, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { matchOf, tableOf } from '../../support/match/seats'

const AGAIN = { kind: 'ready', ready: true } as const
const NOT_AGAIN = { kind: 'ready', ready: false } as const
const HOLD = { kind: 'hold' } as const
const CHOOSING = { kind: 'hold', choosing: true } as const

function willing(player: TestPlayer): (boolean | undefined)[] {
  return tableOf(player).seats.map((seat) => (seat.kind === 'person' ? seat.ready : undefined))
}
/** Milliseconds until the next match begins by itself, as told when the table was told last. */
function countdown(player: TestPlayer): number | undefined {
  return tableOf(player).next?.left
}
async function phaseAfter({ host, keeper }: Evening, milliseconds: number): Promise<string> {
  await host.clock.turn(milliseconds)
  await host.settle()
  await host.clock.turn(10)
  return tableOf(keeper).phase
}

describe('another match', () => {
  it('P-52 begins when all who sit want it, and not before', async () => {
    const evening = await openEnd('all')
    const { keeper, guest } = evening
    await evening.tell(guest(1), AGAIN)
    await evening.tell(guest(2), AGAIN)
    expect(willing(keeper)).toEqual([false, true, true])
    expect(tableOf(keeper).phase).toBe('over')
    await evening.tell(keeper, AGAIN)
    expect(await phaseAfter(evening, 100)).toBe('playing')
    expect(matchOf(keeper)?.number).toBe(2)
    expect(countdown(keeper)).toBeUndefined()
    expect(willing(keeper)).toEqual([false, false, false])
  })

  it('P-52 begins at once for who plays with bots alone', async () => {
    const evening = await openEnd('alone')
    for (const guest of evening.people.slice(1)) await evening.tell(guest, { kind: 'leave' })
    await evening.tell(evening.keeper, AGAIN)
    expect(await phaseAfter(evening, 100)).toBe('playing')
  })

  it('P-52 is nothing for who only watches, and what is said during a match counts for nothing', async () => {
    const evening = await openMatch('early', { people: 1, seats: 2 })
    const { host, keeper, table } = evening
    const watcher = host.player('Zoe')
    await host.settle()
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    for (const command of [AGAIN, HOLD]) {
      expect(await evening.tell(watcher, command)).toMatchObject({ refusal: 'not-seated' })
    }
    const over = await openEnd('before')
    await over.again()
    await over.host.clock.turn(100)
    await over.again()
    expect(tableOf(keeper).phase).toBe('playing')
    for (let wait = 0; wait < 200 && tableOf(over.keeper).phase !== 'over'; wait++) {
      await over.host.clock.turn(11_000)
    }
    expect(willing(over.keeper)).toEqual([false, false, false])
    expect(countdown(over.keeper)).toBeUndefined()
  })

  it('P-53 begins 15 seconds after the first wish, counted for everybody alike', async () => {
    const evening = await openEnd('countdown')
    const { keeper, guest, host } = evening
    expect(countdown(keeper)).toBeUndefined()
    await evening.tell(guest(1), AGAIN)
    expect(countdown(keeper)).toBe(NEXT_WAIT)
    await host.clock.turn(5000)
    await evening.tell(guest(2), AGAIN)
    expect(countdown(keeper)).toBe(NEXT_WAIT - 5000)
    expect(await phaseAfter(evening, NEXT_WAIT - 5100)).toBe('over')
    expect(await phaseAfter(evening, 200)).toBe('playing')
  })

  it('P-53 is held by anybody, and then begins when all want it', async () => {
    const evening = await openEnd('held')
    const { keeper, guest } = evening
    await evening.tell(guest(1), AGAIN)
    await evening.tell(guest(2), HOLD)
    expect(countdown(keeper)).toBeUndefined()
    await evening.tell(guest(2), AGAIN)
    expect(countdown(keeper)).toBeUndefined()
    expect(await phaseAfter(evening, 3 * NEXT_WAIT)).toBe('over')
    await evening.tell(keeper, AGAIN)
    expect(await phaseAfter(evening, 100)).toBe('playing')
  })

  it('P-53 waits while whoever leads the table chooses another game, and everybody is told so', async () => {
    const evening = await openEnd('choosing')
    const { keeper, guest } = evening
    await evening.tell(keeper, AGAIN)
    await evening.tell(guest(1), AGAIN)
    expect(await evening.tell(guest(1), CHOOSING)).toMatchObject({ refusal: 'keeper-only' })
    await evening.tell(keeper, CHOOSING)
    expect(countdown(keeper)).toBeUndefined()
    expect(tableOf(guest(1)).choosing).toBe(true)
    await evening.tell(guest(2), AGAIN)
    expect(countdown(keeper)).toBeUndefined()
    expect(await phaseAfter(evening, 3 * NEXT_WAIT)).toBe('over')
    await evening.tell(keeper, { kind: 'hold', choosing: false })
    expect(tableOf(guest(1)).choosing).toBeUndefined()
    expect(await phaseAfter(evening, 3 * NEXT_WAIT)).toBe('over')
    await evening.tell(keeper, AGAIN)
    expect(await phaseAfter(evening, 100)).toBe('playing')
  })

  it('P-53 is not counted for wishes that come while another game is chosen, and waits no more once it is', async () => {
    const evening = await openEnd('chosen')
    const { keeper, guest } = evening
    await evening.tell(keeper, CHOOSING)
    await evening.tell(guest(1), AGAIN)
    expect(await phaseAfter(evening, 2 * NEXT_WAIT)).toBe('over')
    await evening.tell(keeper, { kind: 'setGame', game: 'whisper', options: {}, seats: 3 })
    expect(tableOf(guest(1)).choosing).toBeUndefined()
    expect(await phaseAfter(evening, 2 * NEXT_WAIT)).toBe('gathering')
  })

  it('P-53 goes on without whoever leads the table and has gone while choosing', async () => {
    const evening = await openEnd('gone')
    const { keeper, guest } = evening
    await evening.tell(keeper, CHOOSING)
    keeper.client.close()
    await evening.tell(guest(1), AGAIN)
    await evening.tell(guest(2), AGAIN)
    expect(tableOf(guest(1)).choosing).toBeUndefined()
    expect(tableOf(guest(1)).phase).not.toBe('over')
  })

  it('P-53 is counted no more when nobody wants it, when other options are set, and anew by the next wish', async () => {
    const evening = await openEnd('taken back')
    const { keeper, guest } = evening
    await evening.tell(guest(1), AGAIN)
    await evening.tell(guest(1), NOT_AGAIN)
    expect(countdown(keeper)).toBeUndefined()
    expect(await phaseAfter(evening, 2 * NEXT_WAIT)).toBe('over')
    await evening.tell(guest(2), AGAIN)
    expect(countdown(keeper)).toBe(NEXT_WAIT)
    await evening.tell(keeper, { kind: 'setGame', game: 'whisper', options: {}, seats: 3 })
    expect(countdown(keeper)).toBeUndefined()
    expect(willing(keeper)).toEqual([false, false, false])
    expect(await phaseAfter(evening, 2 * NEXT_WAIT)).toBe('gathering')
  })

  it('P-54 what was said stays through a cut, and the count goes on', async () => {
    const evening = await openEnd('cut')
    const { keeper, guest, host } = evening
    await evening.tell(guest(1), AGAIN)
    guest(1).cut()
    await host.clock.turn(3000)
    expect(guest(1).client.state().connection).toBe('open')
    expect(willing(guest(1))).toEqual([false, true, false])
    expect(countdown(guest(1))).toBeLessThan(NEXT_WAIT)
    expect(await phaseAfter(evening, NEXT_WAIT - 2900)).toBe('playing')
    expect(matchOf(keeper)?.number).toBe(2)
  })

  it('P-54 waits for nobody who is away or gets up', async () => {
    const evening = await openEnd('away')
    const { keeper, guest } = evening
    await evening.tell(guest(1), AGAIN)
    await evening.tell(keeper, HOLD)
    await evening.tell(keeper, AGAIN)
    expect(tableOf(keeper).phase).toBe('over')
    guest(2).offline = true
    guest(2).cut()
    expect(await phaseAfter(evening, 500)).toBe('playing')
  })

  it('P-54 begins nothing at a table where nobody is there', async () => {
    const evening = await openEnd('empty')
    const { host, keeper, guest } = evening
    await evening.tell(guest(1), AGAIN)
    for (const player of evening.people) {
      player.offline = true
      player.cut()
    }
    await host.clock.turn(2 * NEXT_WAIT)
    for (const player of evening.people) player.offline = false
    while (keeper.client.state().connection !== 'open') await host.clock.turn(100)
    expect(tableOf(keeper)).toMatchObject({ phase: 'over', match: 1 })
  })
})

describe('what was remarkable', () => {
  it('P-55 is told with the result to everybody alike, also after a restart in the middle', async () => {
    const wish = { options: { whisperSeconds: 10, turnSeconds: 10, rounds: 1 } } as const
    const whole = await openEnd('remarks', wish)
    const [past] = whole.keeper.client.state().history
    expect(past?.remarks).toContainEqual({ kind: 'row', seats: [], values: { n: 4 } })
    for (const player of whole.people) {
      expect(player.client.state().history).toEqual(whole.keeper.client.state().history)
    }
    const cut = await openMatch('remarks', { ...WHISPER, ...wish })
    await cut.host.clock.turn(40_000)
    cut.host.restart()
    await playOut(cut)
    const [again] = cut.keeper.client.state().history
    expect(again?.remarks).toContainEqual({ kind: 'row', seats: [], values: { n: 4 } })
  })

  it('P-55 praises nobody for what a bot has played in his place, also after a restart in the middle', async () => {
    // Nobody but his bot wins anything: the others let their time run out.
    const wish = { people: 3, seats: 3, options: { turnSeconds: 30 } }
    const evening = await openMatch('praised', wish)
    const { host, keeper, guest } = evening
    await evening.tell(guest(1), { kind: 'leave' })
    await host.clock.turn(60_000)
    host.restart()
    await playOut(evening)
    const [past] = keeper.client.state().history
    expect(past?.outcome).toMatchObject({ kind: 'ranking', ranks: [2, 1, 2] })
    expect(past?.remarks ?? []).toEqual([])
  })
})
