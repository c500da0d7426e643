// @vitest-environment happy-dom
// What a device remembers of games: learnt as cards are turned, told to deals that ask, forgotten on demand.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../src/engine/basics/json'
import SettingsPage from '../../../src/renderer/pages/settings/SettingsPage.vue'
import { createFacts, type Facts } from '../../../src/renderer/stores/facts'
import { begin, matchAt, viewAt } from '../../pretend/evening'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

const KEY = 'stammtisch.facts.whisper'
const ASK = { game: 'whisper', options: { askKnown: 'on' } }

function factsHere(): Facts {
  return createFacts({
    factsOf: (game) => Promise.resolve(game === 'whisper' ? whisperWindow.facts : undefined),
  })
}

describe('what a device remembers', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('is learnt from what a match shows, and told to the next deal that asks', async () => {
    const facts = factsHere()
    expect(await facts.factsFor(ASK)).toBeUndefined()
    const first = await begin('facts', { options: { decks: ['farm'] } })
    await first.whisperAll()
    await first.draw(2)
    await first.lay()
    const seen = viewAt(first.anna).row.map(({ id }) => id)
    expect(seen).toHaveLength(2)
    await facts.learn({ match: matchAt(first.anna), events: [] })
    const again = factsHere()
    expect(again.games.value).toEqual(['whisper'])
    expect(await again.factsFor(ASK)).toEqual(seen)
    expect(await again.factsFor({ game: 'whisper', options: {} })).toBeUndefined()
    const Anna = again.factsFor(ASK).then((known): Json => known ?? [])
    const next = await begin('next', {
      options: { askKnown: 'on', decks: ['farm'], rounds: 1 },
      seats: 2,
      people: 2,
      facts: { Anna },
    })
    // One lies in the row, twelve less the two that are known are left.
    expect(viewAt(next.watcher).pile).toBe(12 - 2 - 1)
  })

  it('is forgotten game by game, in the settings', async () => {
    localStorage.setItem(KEY, '["farm-1"]')
    localStorage.setItem('stammtisch.facts.chess', '[1]')
    const { wrapper } = openWindow(SettingsPage, {}, { state: stateOf(tableOf()) })
    const buttons = wrapper.findAll('button').filter((one) => one.text().includes('forget'))
    expect(buttons).toHaveLength(2)
    await buttons[1]?.trigger('click')
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(localStorage.getItem('stammtisch.facts.chess')).toBe('[1]')
    expect(await factsHere().factsFor(ASK)).toBeUndefined()
    wrapper.unmount()
  })

  it('is nothing where it is damaged, and of a game that remembers nothing', async () => {
    localStorage.setItem(KEY, '["farm-1"')
    expect(await factsHere().factsFor(ASK)).toBeUndefined()
    expect(await factsHere().factsFor({ game: 'chess', options: {} })).toBeUndefined()
  })
})

describe('a deal that asks for facts', () => {
  it('goes on with the share of whoever is too slow with them, or fails over them', async () => {
    const facts = {
      Anna: new Promise<Json>(() => undefined),
      Bram: Promise.reject<Json>(new Error('nothing can be read')),
      Cleo: ['farm-0'],
    }
    facts.Bram.catch(() => undefined)
    const evening = await begin('slow', { options: { askKnown: 'on' }, facts })
    await evening.host.clock.turn(1100)
    await evening.host.settle()
    expect(viewAt(evening.watcher).pile).toBe(24 - 1 - 1)
    const { commitment } = matchAt(evening.anna)
    const notes = evening.anna.client.notesOn(commitment)
    expect(Object.keys(notes?.commitments ?? {})).toEqual(['0', '1', '2'])
  })
})
