/** Own decks of the host's computer, over a real folder: whoever sits at it may, nobody else learns anything. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentPort } from '../../../src/engine/contract/content'
import type { DeckPort } from '../../../src/host/ports'
import type { Command } from '../../../src/protocol/clientMessages'
import { parseDeckFolder } from '../../../src/protocol/deckFolder'
import { createContentFiles } from '../../../src/server/content/contentFiles'
import { WHISPER_CONTENT } from '../../pretend/content'
import { begin, gather, type Evening } from '../../pretend/evening'
import { DECK_FORM } from '../../pretend/game/outside/deckForm'
import { DECKS } from '../../pretend/game/outside/options'
import type { TestPlayer } from '../../support/host/memoryHost'

let folder: string
const OWN = `${DECKS}/cellar`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-decks-'))
  for (const { id, data } of WHISPER_CONTENT) {
    const at = id.startsWith('whisper') ? 'shipped' : `shipped/${DECKS}`
    mkdirSync(join(folder, at), { recursive: true })
    writeFileSync(join(folder, at, `${id}.json`), JSON.stringify(data))
  }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A deck of so many things in English alone. */
function deckOf(things: number, prefix = 'thing'): string {
  return JSON.stringify({
    title: { en: 'The cellar' },
    languages: ['en'],
    things: Array.from({ length: things }, (_, index) => ({
      weight: index + 1.25,
      text: { en: { name: `${prefix} ${String(index)}` } },
    })),
  })
}

function save(deck: string, name = 'cellar', catalogue: string = DECKS): Command {
  return { kind: 'saveDeck', catalogue, name, deck }
}

interface Cellar {
  readonly evening: Evening
  /** At the host's own computer. */
  readonly owner: TestPlayer
  ask(command: Command, by?: TestPlayer): Promise<unknown>
  titles(player: TestPlayer): unknown
}

function contentsIn(): ContentPort & { readonly decks: DeckPort } {
  const folders = { shipped: join(folder, 'shipped'), own: join(folder, 'own') }
  const contents = createContentFiles(folders, { write: () => undefined }, [DECK_FORM])
  const { decks } = contents
  if (!decks) throw new Error('there is a folder')
  return {
    find: (id, hash) => contents.find(id, hash),
    keep: (content) => {
      contents.keep(content)
    },
    catalogue: (name) => contents.catalogue(name),
    isOwn: (id) => contents.isOwn(id),
    onChange: (listener) => contents.onChange?.(listener),
    decks,
  }
}

async function open(start: typeof gather = gather, decks = [`${DECKS}/farm`]): Promise<Cellar> {
  const contents = contentsIn()
  const evening = await start('cellar', {
    contents,
    decks: contents.decks,
    options: { decks },
    people: 2,
  })
  const owner = evening.host.player('Otto', 'en', (line) => line, true)
  await evening.host.settle()
  return {
    evening,
    owner,
    ask: async (command, by = owner) => {
      const answer = by.client.command(command)
      await evening.host.settle()
      const { type: _type, id: _id, ...rest } = await answer
      return rest
    },
    titles: (player) =>
      player.client.state().catalogues[DECKS]?.map(({ id, own, title }) => [id, own, title.en]),
  }
}

const DONE = { ok: true }

describe('own decks', () => {
  it.each<Command>([
    { kind: 'lookAtDecks', from: 0 },
    save(deckOf(3)),
    { kind: 'compareDeck', catalogue: DECKS, deck: deckOf(3) },
    { kind: 'fetchDeck', deck: OWN, from: 0 },
    { kind: 'deleteDeck', deck: OWN },
  ])('P-40 are for nobody on another computer: $kind', async (command) => {
    const { evening, ask } = await open()
    expect(await ask(command, evening.anna)).toEqual({ ok: false, refusal: 'local-only' })
    expect(await ask(command, evening.watcher)).toEqual({ ok: false, refusal: 'local-only' })
  })

  it('P-40 go to nobody: others learn the title, the languages and the count', async () => {
    const { evening, owner, ask, titles } = await open()
    expect(await ask(save(deckOf(12, 'Grandfather')))).toEqual(DONE)
    await ask({ kind: 'fetchDeck', deck: OWN, from: 0 })
    await ask({ kind: 'lookAtDecks', from: 0 })
    expect(titles(evening.anna)).toContainEqual([OWN, true, 'The cellar'])
    const heard = [evening.anna, evening.watcher].flatMap(({ frames }) => frames).join(' ')
    expect(owner.frames.join(' ')).toContain('Grandfather')
    expect(heard).not.toContain('Grandfather')
    expect(heard).not.toContain(folder)
  })

  it('P-41 are looked for again, and what is wrong is told by line and field', async () => {
    const { evening, ask, titles } = await open()
    mkdirSync(join(folder, 'own', DECKS), { recursive: true })
    writeFileSync(join(folder, 'own', DECKS, 'aunts.csv'), 'name.en,weight\nAnna,60\nBéa,some\n')
    writeFileSync(join(folder, 'own', DECKS, 'uncles.csv'), 'name.en;weight\nOtto;80,5\n')
    const answer = await ask({ kind: 'lookAtDecks', from: 0 })
    const part = JSON.parse(JSON.stringify(answer)).part.text
    expect(parseDeckFolder(part)).toEqual({
      ok: true,
      value: {
        folder: join(folder, 'own'),
        files: [
          {
            file: `${DECKS}/aunts.csv`,
            problems: [{ fault: 'not-a-number', values: {}, entry: 2, field: 'weight', line: 3 }],
          },
          { file: `${DECKS}/uncles.csv`, id: `${DECKS}/uncles`, problems: [] },
        ],
      },
    })
    expect(titles(evening.anna)).toContainEqual([`${DECKS}/uncles`, true, 'uncles'])
  })

  it('P-42 are saved sound from end to end, and come back as they were', async () => {
    const { owner, evening, ask } = await open()
    expect(await ask(save(deckOf(3)))).toEqual(DONE)
    const fetched = owner.client.fetch({ deck: OWN })
    await evening.host.settle()
    const file = readFileSync(join(folder, 'own', `${OWN}.json`), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ things: [{ key: 'thing-0', sort: 'beast' }, {}, {}] })
    expect(await fetched).toEqual({ ok: true, value: JSON.stringify(JSON.parse(file)) })
    expect(await ask(save(deckOf(2)))).toEqual(DONE)
    expect(owner.client.state().catalogues[DECKS]).toContainEqual(
      expect.objectContaining({ id: OWN, count: 2 }),
    )
  })

  it('P-42 that are whole books fit over the wire', async () => {
    const { ask } = await open()
    const deck = deckOf(2000, '"'.repeat(20))
    expect(deck.length).toBeGreaterThan(100_000)
    expect(await ask(save(deck))).toEqual(DONE)
  })

  it.each<[string, Command, string]>([
    ['no JSON', save('{'), 'deck-not-sound'],
    ['another JSON', save('[]'), 'deck-not-sound'],
    ['a list that never ends', save('['.repeat(1_000_000)), 'deck-not-sound'],
    ['nothing in it', save(deckOf(0)), 'deck-not-sound'],
    ['the name of a shipped one', save(deckOf(3), 'farm'), 'name-taken'],
    ['a name that leads elsewhere', save(deckOf(3), '_up'), 'name-not-allowed'],
    ['a catalogue that nobody has', save(deckOf(3), 'cellar', 'songs'), 'no-such-content'],
  ])('P-42 are not saved with %s', async (_what, command, refusal) => {
    const { ask, owner, titles } = await open()
    const before = titles(owner)
    expect(await ask(command)).toEqual({ ok: false, refusal })
    expect(titles(owner)).toEqual(before)
  })

  it('P-42 that the disk refuses are not there', async () => {
    writeFileSync(join(folder, 'own'), 'a file where the folder should be')
    const { ask, owner, titles } = await open()
    const before = titles(owner)
    expect(await ask(save(deckOf(3)))).toEqual({ ok: false, refusal: 'storage-failed' })
    expect(titles(owner)).toEqual(before)
  })

  it('P-43 are not touched while a match is played with them, and kept for its record', async () => {
    mkdirSync(join(folder, 'own', DECKS), { recursive: true })
    writeFileSync(join(folder, 'own', `${OWN}.json`), deckOf(20))
    const { evening, ask, owner, titles } = await open(begin, [OWN])
    const inUse = { ok: false, refusal: 'content-in-use' }
    expect(await ask({ kind: 'fetchDeck', deck: OWN, from: 0 })).toEqual(inUse)
    expect(await ask({ kind: 'deleteDeck', deck: OWN })).toEqual(inUse)
    expect(await ask(save(deckOf(2)))).toEqual(inUse)
    await evening.playUntil('nothing')
    expect(await ask({ kind: 'deleteDeck', deck: OWN })).toEqual(DONE)
    expect(titles(owner)).not.toContainEqual([OWN, true, 'The cellar'])
    expect(await ask({ kind: 'deleteDeck', deck: OWN })).toEqual({
      ok: false,
      refusal: 'no-such-content',
    })
    const record = evening.anna.client.fetch({ match: 1 }, evening.table)
    await evening.host.settle()
    const told = await record
    const hashes = [...(told.ok ? told.value : '').matchAll(/"hash":"([0-9a-f]{64})"/gu)]
    expect(hashes).toHaveLength(2)
    const content = evening.anna.client.fetch({ hash: hashes[1]?.[1] ?? '' }, evening.table)
    await evening.host.settle()
    expect(await content).toMatchObject({ ok: true })
  })

  it('P-43 shipped decks are nobody’s to take', async () => {
    const { ask } = await open()
    const missing = { ok: false, refusal: 'no-such-content' }
    expect(await ask({ kind: 'fetchDeck', deck: `${DECKS}/farm`, from: 0 })).toEqual(missing)
    expect(await ask({ kind: 'deleteDeck', deck: `${DECKS}/farm` })).toEqual(missing)
  })

  it('P-56 are compared with the shipped ones by their words alone, and answered by number', async () => {
    const { ask } = await open()
    const deck = (weight: number): string =>
      JSON.stringify({
        title: { en: 'x' },
        languages: ['en'],
        things: ['grandfather’s hat', 'COW', 'a thing of our own'].map((name) => ({
          weight,
          text: { en: { name } },
        })),
      })
    for (const weight of [1, 80, 700]) {
      const answer = await ask({ kind: 'compareDeck', catalogue: DECKS, deck: deck(weight) })
      expect(answer).toEqual({ ok: true, part: { text: '[2]', total: 3 } })
    }
  })

  it('P-56 are not compared where they are none', async () => {
    const { ask } = await open()
    const compare = (deck: string, catalogue: string = DECKS): Promise<unknown> =>
      ask({ kind: 'compareDeck', catalogue, deck })
    expect(await compare('{')).toEqual({ ok: false, refusal: 'deck-not-sound' })
    expect(await compare(deckOf(3), 'songs')).toEqual({ ok: false, refusal: 'no-such-content' })
  })
})
