/** Practising alone at a host: answers for whoever is in no match, and silence for whoever is. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import type { Json } from '../../../src/engine/basics/json'
import type { Answer } from '../../../src/protocol/hostMessages'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import {
  helplessBots,
  openEvening,
  openMatch,
  tell,
  type Evening,
} from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { tableOf } from '../../support/match/seats'

const SURROUNDINGS = {
  games: { whisper: sealGame(whisper) },
  contents: WHISPER_CONTENTS,
  bots: helplessBots,
}
const QUESTION = { language: 'en', word: 'jelly' }

async function ask(
  host: MemoryHost,
  player: TestPlayer,
  question: Json = QUESTION,
  game = 'whisper',
): Promise<Answer> {
  return tell(host, player, { kind: 'practise', game, question })
}

async function watcherOf({ host, table }: Evening): Promise<TestPlayer> {
  const watcher = host.player('Wim')
  await host.settle()
  await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
  return watcher
}

const IN_MATCH = { ok: false, refusal: 'practice-in-match' }

describe('somebody who practises', () => {
  it('P-44 PG-25 is answered without a table, and nobody else hears of it', async () => {
    const host = new MemoryHost('practice', SURROUNDINGS)
    const [anna, bram] = [host.player('Anna'), host.player('Bram')]
    await host.settle()
    const heard = bram.frames.length
    const kept = host.journals.text()
    expect(await ask(host, anna)).toMatchObject({ ok: true, practice: { listed: true } })
    const other = await ask(host, anna, { language: 'de', word: 'jelly' })
    expect(other).toMatchObject({ ok: true, practice: { listed: false } })
    expect(bram.frames).toHaveLength(heard)
    expect(host.journals.text()).toBe(kept)
  })

  it('P-45 gets no answer while he plays or watches a match of it', async () => {
    const evening = await openEvening('players', {
      game: 'whisper',
      surroundings: SURROUNDINGS,
      options: { whisperSeconds: 10, turnSeconds: 10 },
    })
    const { host, keeper, guest } = evening
    const watcher = await watcherOf(evening)
    const stranger = host.player('Zoe')
    await host.settle()
    for (const player of [keeper, guest(1), watcher]) {
      expect(await ask(host, player)).toMatchObject({ ok: true })
    }
    await evening.tell(keeper, { kind: 'start' })
    // While it is being dealt and while it is played.
    expect(await ask(host, guest(1))).toMatchObject(IN_MATCH)
    await host.clock.turn(100)
    expect(tableOf(keeper).phase).toBe('playing')
    for (const player of [keeper, guest(1), watcher]) {
      expect(await ask(host, player)).toMatchObject(IN_MATCH)
    }
    expect(await ask(host, stranger)).toMatchObject({ ok: true })
    for (let wait = 0; wait < 200 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(11_000)
    }
    for (const player of [keeper, guest(1), watcher]) {
      expect(await ask(host, player)).toMatchObject({ ok: true })
    }
  })

  it('P-45 gets none either after going away from a match that he may come back to', async () => {
    const evening = await openMatch('away', { game: 'whisper', surroundings: SURROUNDINGS })
    const { host, guest } = evening
    await evening.tell(guest(1), { kind: 'leave' })
    expect(await ask(host, guest(1))).toMatchObject(IN_MATCH)
  })

  it('P-46 may ask eight times at once and once a second', async () => {
    const host = new MemoryHost('pace', SURROUNDINGS)
    const anna = host.player('Anna')
    await host.settle()
    for (let times = 0; times < 8; times++)
      expect(await ask(host, anna)).toMatchObject({ ok: true })
    expect(await ask(host, anna)).toMatchObject({ refusal: 'too-fast' })
    await host.clock.turn(1000)
    expect(await ask(host, anna)).toMatchObject({ ok: true })
    expect(await ask(host, anna)).toMatchObject({ refusal: 'too-fast' })
  })

  it('P-46 is told what cannot be asked', async () => {
    const games = { ...SURROUNDINGS.games, quiet: sealGame(quietWhisper()) }
    const host = new MemoryHost('wrong', { ...SURROUNDINGS, games })
    const anna = host.player('Anna')
    await host.settle()
    expect(await ask(host, anna, { word: 7 })).toMatchObject({ refusal: 'malformed' })
    expect(await ask(host, anna, QUESTION, 'quiet')).toMatchObject({ refusal: 'not-practised' })
    expect(await ask(host, anna, QUESTION, 'chess')).toMatchObject({ refusal: 'unknown-game' })
  })
})

/** The same game without anything to practise. */
function quietWhisper(): typeof whisper {
  const { parsePractice: _practice, ...quiet } = whisper
  return { ...quiet, id: 'quiet' }
}
