/** What a crash at the worst moment leaves behind. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import { toJson, type Json } from '../../../src/engine/basics/json'
import { isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import {
  helplessBots,
  openEvening,
  openMatch,
  tell,
  type Evening,
} from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { sampleTafelrunde, sampleTimeBluff } from '../../support/match/sampleMoves'
import { entriesOf, moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

function sample(player: TestPlayer, seed: string): Json {
  const view = viewOf(player)
  if (isTafelrundeView(view)) return sampleTafelrunde(view, fastRandom(seed))
  if (isTimeBluffView(view)) return sampleTimeBluff(view, fastRandom(seed))
  throw new Error('a match runs')
}

async function playOn(evening: Evening, seed: string, steps: number): Promise<void> {
  const { host, people, keeper } = evening
  for (let step = 0; step < steps && tableOf(keeper).phase !== 'over'; step++) {
    for (const player of people) {
      if (questionOf(player))
        await evening.tell(player, moveOf(player, sample(player, seed + String(step))))
    }
    await host.clock.turn(800)
  }
}

async function restart({ host, people }: Evening): Promise<void> {
  host.restart()
  for (const player of people) player.cut()
  await host.clock.turn(6000)
}

/** The highest command that the records came with. */
function commandOf(records: readonly Json[]): number {
  const found = JSON.stringify(records).matchAll(/"by":\{"person":"\w+","command":(\d+)/gu)
  return Math.max(...Array.from(found, ([, command]) => Number(command)))
}

async function askedPlayer({ host, people }: Evening): Promise<TestPlayer> {
  for (let wait = 0; wait < 100; wait++) {
    const asked = people.find(questionOf)
    if (asked) return asked
    await host.clock.turn(500)
  }
  throw new Error('nobody is asked')
}

/** The answer to a command that the same person sends once more after a restart, under its number. */
async function repeat(
  host: MemoryHost,
  player: TestPlayer,
  sent: { readonly command: Command; readonly table?: string },
): Promise<Json | undefined> {
  const [id, token = ''] = [player.idOf(sent.command.kind), player.token()]
  player.client.close()
  host.restart()
  const frames: string[] = []
  const line = host.connect(frames)
  const hello = { name: 'X', language: 'en', token, app: 'x', protocol: PROTOCOL_VERSION }
  line.received(JSON.stringify({ type: 'hello', ...hello }))
  line.received(JSON.stringify({ type: 'command', id, ...sent }))
  await host.settle()
  const answer = frames.find((frame) => frame.startsWith('{"type":"answer"'))
  return answer === undefined ? undefined : toJson(JSON.parse(answer))
}

describe('after a restart', () => {
  it('an answer to an earlier question is still too late', async () => {
    const evening = await openMatch('stale')
    const asked = await askedPlayer(evening)
    const [late, move] = [moveOf(asked, sample(asked, 'a')), moveOf(asked, sample(asked, 'b'))]
    expect(await evening.tell(asked, move)).toMatchObject({ ok: true })
    // Chat, cuts and joins used to lift the version that answers were compared with.
    for (let line = 0; line < 5; line++) {
      await evening.tell(asked, { kind: 'sayPhrase', phrase: 'hello' })
    }
    await restart(evening)
    const before = entriesOf(asked)
    for (let wait = 0; wait < 60 && !questionOf(asked); wait++) {
      await playOn({ ...evening, people: evening.people.filter((one) => one !== asked) }, 'c', 1)
    }
    expect(questionOf(asked)).toBeDefined()
    expect(questionOf(asked)?.name).not.toBe(late.question)
    const own = moveOf(asked, sample(asked, 'd'))
    expect(await evening.tell(asked, { ...own, question: late.question })).toMatchObject({
      refusal: 'question-closed',
    })
    expect(entriesOf(asked)).toBeGreaterThanOrEqual(before)
    expect(await evening.tell(asked, own)).toMatchObject({ ok: true })
  })

  it('a match whose end was not written down any more is finished, its record is there', async () => {
    const evening = await openMatch('end', { game: 'time-bluff', options: { target: 'round' } })
    const { host, keeper, table } = evening
    host.journals.isStuck = true
    await playOn(evening, 'end', 3000)
    expect(tableOf(keeper).phase).toBe('over')
    expect(host.journals.text()).not.toContain('"kind":"finished"')
    host.journals.isStuck = false
    await restart(evening)
    expect(tableOf(keeper).phase).toBe('over')
    expect(keeper.client.state().history).toMatchObject([{ number: 1, game: 'time-bluff' }])
    const fetched = keeper.client.fetch({ match: 1 }, table)
    await host.settle()
    expect(await fetched).toMatchObject({ ok: true })
  })

  it('a rewriting that was refused once has been made up for', async () => {
    const evening = await openMatch('refused', { game: 'time-bluff', options: { target: 'round' } })
    const { host, keeper } = evening
    host.journals.isStuck = true
    await playOn(evening, 'refused', 3000)
    expect(tableOf(keeper).phase).toBe('over')
    host.journals.isStuck = false
    await host.clock.turn(3000)
    expect(host.journals.text()).toContain('"kind":"finished"')
    expect(await evening.again()).toMatchObject({ ok: true })
  })

  it('an abandoned match never comes back as the next one, at any moment of the deal', async () => {
    const evening = await openMatch('anew')
    const { host, keeper, table } = evening
    await evening.tell(keeper, { kind: 'abandon' })
    await evening.tell(evening.guest(1), { kind: 'ready', ready: true })
    const before = host.journals.tables.get(table)?.length ?? 0
    await evening.tell(keeper, { kind: 'start' })
    await host.clock.turn(100)
    expect(tableOf(keeper).match).toBe(2)
    const records = host.journals.tables.get(table) ?? []
    expect(records.length).toBeGreaterThan(before)
    for (let kept = before; kept <= records.length; kept++) {
      host.journals.tables.set(table, records.slice(0, kept))
      await restart(evening)
      const { phase, match } = tableOf(keeper)
      // Once it is written down that a match is to begin it does, also after a restart.
      expect([phase, match]).toEqual(kept === before ? ['gathering', undefined] : ['playing', 2])
    }
  })

  describe('a table against bots', () => {
    const ALONE = {
      kind: 'createTable',
      game: 'tafelrunde',
      name: 'T',
      seats: 3,
      options: {},
      bots: 'easy',
    } as const

    it('has its bots and its match, whatever of its beginning was written down', async () => {
      const host = new MemoryHost('alone')
      const anna = host.player('Anna')
      await host.settle()
      const made = await tell(host, anna, ALONE)
      const id = present(made.ok ? made.table : undefined, JSON.stringify(made))
      await host.clock.turn(100)
      const records = host.journals.tables.get(id) ?? []
      expect(JSON.stringify(records.at(-1))).toContain('"dealt"')
      for (let kept = 1; kept <= records.length; kept++) {
        host.journals.tables.set(id, records.slice(0, kept))
        host.restart()
        anna.cut()
        await host.clock.turn(6000)
        expect(tableOf(anna)).toMatchObject({ phase: 'playing', match: 1 })
        const kinds = tableOf(anna).seats.map(({ kind }) => kind)
        expect(kinds).toEqual(['person', 'bot', 'bot'])
      }
    })

    it('begins as soon as the disk takes its deal', async () => {
      const host = new MemoryHost('full at the deal')
      const anna = host.player('Anna')
      await host.settle()
      anna.sent = (frame) => {
        if (frame.includes('"openShare"')) host.journals.isFull = true
      }
      await tell(host, anna, ALONE)
      await host.clock.turn(100)
      expect(tableOf(anna).phase).not.toBe('playing')
      host.journals.isFull = false
      delete anna.sent
      await host.clock.turn(10_000)
      expect(tableOf(anna).phase).toBe('playing')
    })

    it('whoever asked for it hears after a restart which one it is', async () => {
      const host = new MemoryHost('which')
      const anna = host.player('Anna')
      await host.settle()
      const made = await tell(host, anna, ALONE)
      expect(await repeat(host, anna, { command: ALONE })).toEqual(made)
    })
  })

  it('whoever had opened a new table is there, and no longer at the old one', async () => {
    const { host, keeper, guest, table: old } = await openEvening('two places')
    const before = [...(host.journals.tables.get(old) ?? [])]
    const wish = { game: 'tafelrunde', name: 'New', seats: 3, options: {} } as const
    const made = await tell(host, keeper, { kind: 'createTable', ...wish })
    // The host ends before the leaving of the old table is written down.
    host.journals.tables.set(old, before)
    host.restart()
    for (const player of [keeper, guest(1)]) player.cut()
    await host.clock.turn(6000)
    const opened = present(made.ok ? made.table : undefined, JSON.stringify(made))
    expect(tableOf(keeper)).toMatchObject({ id: opened })
    expect(await tell(host, keeper, { kind: 'ready', ready: true }, opened)).toMatchObject({
      ok: true,
    })
    expect(tableOf(guest(1))).toMatchObject({ id: old })
    expect(tableOf(guest(1)).seats.map(({ kind }) => kind)).toEqual(['free', 'person', 'free'])
  })

  it('whoever came to a table hears after two restarts which one it was', async () => {
    const { host, people, table } = await openEvening('came')
    const bram = present(people[1], 'a guest')
    host.restart()
    const command = { kind: 'join', as: 'player' } as const
    expect(await repeat(host, bram, { command, table })).toMatchObject({ ok: true, table })
  })

  it('a command is answered as it was the first time', async () => {
    const evening = await openMatch('answers')
    const { host, guest } = evening
    const lines: string[] = []
    const bram = guest(1)
    await evening.tell(bram, { kind: 'abandon' })
    await evening.tell(bram, { kind: 'sayPhrase', phrase: 'hello' })
    host.restart()
    bram.cut()
    await host.clock.turn(6000)
    const token = bram.token() ?? ''
    bram.client.close()
    const line = host.connect(lines)
    const hello = {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: 'x',
      name: 'Bram',
      language: 'en',
      token,
    }
    line.received(JSON.stringify(hello))
    const again = { type: 'command', table: evening.table }
    const abandon = { ...again, id: bram.idOf('abandon'), command: { kind: 'abandon' } }
    const phrase = { kind: 'sayPhrase', phrase: 'hello' }
    line.received(JSON.stringify(abandon))
    line.received(JSON.stringify({ ...again, id: bram.idOf('sayPhrase'), command: phrase }))
    const answers = lines.filter((frame) => frame.startsWith('{"type":"answer"'))
    expect(answers[0]).toContain('"ok":false,"refusal":"keeper-only"')
    expect(answers[1]).toContain('"ok":true')
  })

  it('P-10 a refusal is the same as before, of what was asked elsewhere its word', async () => {
    const game = { game: 'tafelrunde', seats: 3, options: { none: 1 } } as const
    const ask = async (command: Command, table?: string): Promise<[Answer, Json | undefined]> => {
      const evening = await openEvening('refused')
      const { host, keeper } = evening
      const first = await tell(host, keeper, command, table && evening.table)
      await evening.tell(keeper, { kind: 'sayPhrase', phrase: 'hello' })
      const at = table === undefined ? {} : { table: evening.table }
      return [first, await repeat(host, keeper, { command, ...at })]
    }
    const [first, again] = await ask({ kind: 'setGame', ...game }, 'here')
    expect(first).toMatchObject({ setup: { kind: 'option' } })
    expect(again).toEqual(first)
    const [planned, repeated] = await ask({ kind: 'planTable', ...game })
    const { type, id, ok } = planned
    expect(repeated).toEqual({ type, id, ok, refusal: 'option-not-allowed' })
  })

  it('P-10 few refusals are kept for it, however many somebody who watches collects', async () => {
    const {
      host,
      keeper,
      guest,
      table,
      tell: say,
    } = await openMatch('swell', {
      surroundings: { bots: helplessBots },
    })
    const crowd = Array.from({ length: 4 }, (_, at) => host.player(`M${String(at)}`))
    await host.clock.turn(5000)
    for (const one of crowd) await tell(host, one, { kind: 'join', as: 'spectator' }, table)
    const options = { ['x'.repeat(60)]: 1 }
    for (let times = 0; times < 64; times++) {
      for (const { client } of crowd) {
        for (let at = 0; at < 8; at++) {
          void client.command({ kind: 'planTable', game: 'buchstabenbluff', seats: 4, options })
        }
      }
      await host.clock.turn(500)
    }
    for (const one of crowd) await tell(host, one, { kind: 'sayPhrase', phrase: 'hello' }, table)
    await say(keeper, { kind: 'stand' })
    await say(guest(1), { kind: 'stand' })
    for (let wait = 0; wait < 300 && tableOf(keeper).phase === 'playing'; wait++) {
      await host.clock.turn(20_000)
    }
    expect(tableOf(keeper).phase).toBe('over')
    // Two million letters if all were.
    expect(JSON.stringify(host.journals.tables.get(table)).length).toBeLessThan(200_000)
  })

  it('a journal grows by a line of chat, and is made short when it has grown too much', async () => {
    const evening = await openMatch('growth')
    const { host, keeper, table } = evening
    const size = (): number => JSON.stringify(host.journals.tables.get(table)).length
    const say = async (text: string): Promise<void> => {
      await host.clock.turn(1000)
      expect(await evening.tell(keeper, { kind: 'say', text })).toMatchObject({ ok: true })
    }
    const before = size()
    await say('x'.repeat(100))
    expect(size() - before).toBeLessThan(300)
    for (let line = 0; line < 1500; line++) await say('ß'.repeat(200))
    // Without that it has half a million letters by now.
    expect(size()).toBeLessThan(400_000)
    await restart(evening)
    expect(keeper.client.state().chat).toHaveLength(60)
    expect(tableOf(keeper).phase).toBe('playing')
  })

  it('knows what was carried out, also when the end of a match was made up for in between', async () => {
    const evening = await openMatch('twice', { game: 'time-bluff', options: { target: 'round' } })
    const { host, keeper, table } = evening
    host.journals.isStuck = true
    await playOn(evening, 'twice', 3000)
    expect(tableOf(keeper).phase).toBe('over')
    const before = host.journals.tables.get(table) ?? []
    expect(JSON.stringify(before)).not.toContain('"kind":"finished"')
    host.journals.isStuck = false
    host.restart()
    expect(host.journals.text()).toContain('"kind":"finished"')
    const [first] = host.journals.tables.get(table) ?? []
    expect(JSON.stringify(first)).toContain(`"command":${String(commandOf(before))}`)
  })
})
