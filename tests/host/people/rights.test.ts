/** Who may do what at a table: every command by every kind of person, before and during a match. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { Refusal } from '../../../src/protocol/terms'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { seatOf, tableOf } from '../../support/match/seats'

const ROLES = ['keeper', 'seated', 'watcher', 'stranger'] as const
type Role = (typeof ROLES)[number]
type Expected = Readonly<Record<Role, Refusal | 'ok'>>

const KEEPER_ONLY: Expected = {
  keeper: 'ok',
  seated: 'keeper-only',
  watcher: 'keeper-only',
  stranger: 'not-at-this-table',
}
const NOBODY_NOW: Expected = { ...KEEPER_ONLY, keeper: 'match-running' }
const WHO_SITS: Expected = {
  keeper: 'ok',
  seated: 'ok',
  watcher: 'not-seated',
  stranger: 'not-at-this-table',
}
const WHO_IS_THERE: Expected = { ...WHO_SITS, watcher: 'ok' }
const NO_MATCH: Expected = { ...WHO_SITS, keeper: 'no-match-running', seated: 'no-match-running' }
/** A game in which nothing can be put to the vote takes no proposal for one, whether a match runs or not. */
const NO_PROPOSAL: Expected = { ...WHO_SITS, keeper: 'malformed', seated: 'malformed' }
const NO_VOTE: Expected = {
  ...WHO_SITS,
  keeper: 'nothing-to-vote-on',
  seated: 'nothing-to-vote-on',
}

interface Evening {
  readonly host: MemoryHost
  readonly people: Readonly<Record<Role, TestPlayer>>
  readonly table: string
  tell(role: Role, command: Command): Promise<Answer>
}

/** A keeper, one more who sits, a free seat, a bot, somebody who watches, and somebody who is not there. */
async function openTable(): Promise<Evening> {
  const host = new MemoryHost('rights')
  const people = {
    keeper: host.player('Anna'),
    seated: host.player('Bram'),
    watcher: host.player('Carla'),
    stranger: host.player('Dirk'),
  }
  let table = ''
  const tell = async (role: Role, command: Command): Promise<Answer> => {
    const answer = people[role].client.command(command, table === '' ? undefined : table)
    await host.settle()
    return answer
  }
  const wish = { game: 'tafelrunde', name: 'T', seats: 4, options: {} } as const
  const made = await tell('keeper', { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await tell('seated', { kind: 'join', as: 'player' })
  await tell('watcher', { kind: 'join', as: 'spectator' })
  await tell('keeper', { kind: 'seatBot', seat: 2, level: 'easy' })
  return { host, people, table, tell }
}

async function openMatch(): Promise<Evening> {
  const evening = await openTable()
  await evening.tell('seated', { kind: 'ready', ready: true })
  expect(await evening.tell('keeper', { kind: 'start' })).toMatchObject({ ok: true })
  await evening.host.clock.turn(100)
  expect(tableOf(evening.people.keeper).phase).toBe('playing')
  return evening
}

function outcomeOf(answer: Answer): Refusal | 'ok' {
  return answer.ok ? 'ok' : answer.refusal
}

function personOf({ people }: Evening, role: Role): string {
  const own = seatOf(people[role])
  const seat = own === undefined ? undefined : tableOf(people[role]).seats[own]
  return seat?.kind === 'person' ? seat.person : ''
}

function watcherOf({ people }: Evening): string {
  return tableOf(people.keeper).spectators[0]?.person ?? ''
}

const SET_GAME: Command = { kind: 'setGame', game: 'tafelrunde', options: {}, seats: 4 }
const MOVE: Command = { kind: 'move', question: 'none', move: { kind: 'pass' } }
const COMMITMENT = '0'.repeat(64)

type Case = readonly [string, (evening: Evening) => Command, Expected]
const GATHERING: readonly Case[] = [
  ['setGame', () => SET_GAME, KEEPER_ONLY],
  ['setTableName', () => ({ kind: 'setTableName', name: 'N' }), KEEPER_ONLY],
  ['setPassword', () => ({ kind: 'setPassword', password: 'secret' }), KEEPER_ONLY],
  ['setPrivate', () => ({ kind: 'setPrivate', private: true }), KEEPER_ONLY],
  ['setAbsence', () => ({ kind: 'setAbsence', policy: 'wait' }), KEEPER_ONLY],
  ['setPace', () => ({ kind: 'setPace', pace: 'quick' }), KEEPER_ONLY],
  ['seatBot', () => ({ kind: 'seatBot', seat: 3, level: 'easy' }), KEEPER_ONLY],
  ['unseat', () => ({ kind: 'unseat', seat: 2 }), KEEPER_ONLY],
  ['kick', (evening) => ({ kind: 'kick', person: personOf(evening, 'seated') }), KEEPER_ONLY],
  [
    'giveSeat',
    () => ({ kind: 'giveSeat', seat: 2, person: 'p9' }),
    { ...KEEPER_ONLY, keeper: 'no-match-running' },
  ],
  ['closeTable', () => ({ kind: 'closeTable' }), KEEPER_ONLY],
  ['start', () => ({ kind: 'start' }), { ...KEEPER_ONLY, keeper: 'not-everybody-ready' }],
  ['ready', () => ({ kind: 'ready', ready: true }), WHO_SITS],
  ['stand', () => ({ kind: 'stand' }), WHO_SITS],
  ['sayPhrase', () => ({ kind: 'sayPhrase', phrase: 'hello' }), WHO_IS_THERE],
  ['react', () => ({ kind: 'react', reaction: 'laugh' }), WHO_IS_THERE],
  ['sit', () => ({ kind: 'sit', seat: 3 }), WHO_IS_THERE],
  ['commitShare', () => ({ kind: 'commitShare', commitment: COMMITMENT }), WHO_SITS],
  ['openShare', () => ({ kind: 'openShare', bits: '0'.repeat(32) }), WHO_SITS],
  ['signal', () => ({ kind: 'signal', signal: {} }), NO_MATCH],
  ['askWhy', () => ({ kind: 'askWhy' }), { ...NO_MATCH, watcher: 'no-match-running' }],
  ['askAdvice', () => ({ kind: 'askAdvice' }), NO_MATCH],
  ['propose', () => ({ kind: 'propose', proposal: {} }), NO_PROPOSAL],
  ['vote', () => ({ kind: 'vote', proposal: 1, agree: true }), NO_VOTE],
  ['move', () => MOVE, NO_MATCH],
  ['abandon', () => ({ kind: 'abandon' }), { ...KEEPER_ONLY, keeper: 'no-match-running' }],
]
const PLAYING: readonly Case[] = [
  ['setGame', () => SET_GAME, NOBODY_NOW],
  ['unseat', () => ({ kind: 'unseat', seat: 2 }), NOBODY_NOW],
  ['start', () => ({ kind: 'start' }), NOBODY_NOW],
  ['hold', () => ({ kind: 'hold' }), WHO_SITS],
  ['hold', () => ({ kind: 'hold', choosing: true }), KEEPER_ONLY],
  ['abandon', () => ({ kind: 'abandon' }), KEEPER_ONLY],
  ['kick', (evening) => ({ kind: 'kick', person: personOf(evening, 'seated') }), KEEPER_ONLY],
  [
    'giveSeat',
    (evening) => ({ kind: 'giveSeat', seat: 2, person: watcherOf(evening) }),
    KEEPER_ONLY,
  ],
  ['closeTable', () => ({ kind: 'closeTable' }), KEEPER_ONLY],
  [
    'fetchRecord',
    () => ({ kind: 'fetchRecord', match: 1, from: 0 }),
    {
      keeper: 'no-such-match',
      seated: 'no-such-match',
      watcher: 'no-such-match',
      stranger: 'not-at-this-table',
    },
  ],
]

describe.each([
  ['before a match', openTable, GATHERING],
  ['during a match', openMatch, PLAYING],
] as const)('%s', (_when, open, cases) => {
  it.each(cases)('%s is for whom it is meant', async (_name, command, expected) => {
    for (const role of ROLES) {
      const evening = await open()
      const answer = await evening.tell(role, command(evening))
      expect({ [role]: outcomeOf(answer) }).toEqual({ [role]: expected[role] })
    }
  })
})

describe('the network', () => {
  it('is opened and closed from the own computer of the host only', async () => {
    const host = new MemoryHost('network')
    const [own, guest] = [host.player('Anna', 'en', undefined, true), host.player('Bram')]
    for (const kind of ['openNetwork', 'closeNetwork'] as const) {
      const answers = [own, guest].map(({ client }) => client.command({ kind }))
      await host.settle()
      // A host in memory has no network that could be opened.
      expect((await Promise.all(answers)).map(outcomeOf)).toEqual(['network-failed', 'local-only'])
    }
  })
})
