/** Whoever reads of a bot's character reads a name and one sentence, in every game whose bots have characters and in every language. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/engine/basics/language'
import { GAME_IDS } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { GAME_WORDS } from '../../src/renderer/wording/catalogue'

interface Words {
  readonly name: string
  readonly line: string
}

const GAMES_WITH_CHARACTERS = GAME_IDS.flatMap((id) => {
  const characters = GAMES[id].open((rules) => rules.characters ?? [])
  return characters.length > 0 ? [{ id, characters }] : []
})

function isCharacters(part: object): part is { readonly character: Record<string, Words> } {
  return 'character' in part
}

/** What a game says of its characters, by name. */
function charactersIn(words: object): Record<string, Words> {
  const parts = Object.entries(words).filter(([name]) => name.endsWith('Characters'))
  const told = parts.map(([, part]: [string, object]) => part).find(isCharacters)
  return told?.character ?? {}
}

describe.each(GAMES_WITH_CHARACTERS)('characters of bots of $id', ({ id, characters }) => {
  it.each(LANGUAGES)('have a name and one sentence each in %s', async (language) => {
    const words = charactersIn(await GAME_WORDS[id][language]())
    expect(Object.keys(words)).toEqual([...characters])
    const all = Object.values(words)
    expect(new Set(all.map(({ name }) => name)).size).toBe(characters.length)
    expect(new Set(all.map(({ line }) => line)).size).toBe(characters.length)
    for (const { line } of all) expect(line).toMatch(/^\p{Lu}[^.?]{15,70}[.?]$/u)
  })
})
