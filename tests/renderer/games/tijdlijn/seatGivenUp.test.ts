// @vitest-environment happy-dom
// What is said and shown once a seat was given up, and of cards that nobody can lay any more.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import { tijdlijn as rules } from '../../../../src/games/tijdlijn/inside/index'
import type { TijdlijnSeen } from '../../../../src/games/tijdlijn/outside/contract'
import ResultSheet from '../../../../src/renderer/games/tijdlijn/score/ResultSheet.vue'
import { standingOf } from '../../../../src/renderer/games/tijdlijn/score/tally'
import { Voice } from '../../../../src/renderer/games/tijdlijn/voice/voice'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import {
  contest,
  lay,
  layRight,
  leave,
  look,
  play,
  scene,
  type Scene,
} from '../../../games/tijdlijn/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const i18n = createI18n({ legacy: false, locale: 'en', messages: await allMessages() })
const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']
const listener = { you: 0, names: NAMES, t: i18n.global.t }
const { voice } = tijdlijnWindow

function viewOf(table: Scene): Json {
  return toJson(look(table, 0))
}

function endingOf(table: Scene): string {
  return voice.ending?.(viewOf(table), listener) ?? ''
}

function toldOf(events: readonly TijdlijnSeen[]): string {
  return events.flatMap((event) => voice.announce(toJson(event), listener)).join(' ')
}

it('TL-31 TC-17 gives those who gave up the same last place on the sheet as in the result', () => {
  const table = contest({
    line: '1500',
    players: ['1600', '1700', '1800', '1900 2'],
    pile: '5 6 7 8 9 10',
  })
  layRight(table, 1600)
  layRight(table, 1700)
  lay(table, 1800, 0)
  layRight(table, 1900)
  leave(table, 2)
  leave(table, 1)
  expect(rules.outcome(table.state)).toMatchObject({ ranks: [1, 3, 3, 2] })
  const props = { view: look(table, 0), voice: new Voice(listener) }
  const sheet = mount(ResultSheet, { props, global: { plugins: [i18n, createPinia()] } })
  const places = sheet.findAll('li > .numeral').map((one) => one.text())
  expect(places.slice(0, 4)).toEqual(['1.', '2.', '3.', '3.'])
})

it('TL-31 says of the last one who plays nothing of those who sit there and are out', () => {
  const table = contest({ line: '1500', players: ['1600', '1700', '1800 2'], pile: '5 6 7 8' })
  layRight(table, 1600)
  layRight(table, 1700)
  layRight(table, 1800)
  const told = toldOf(leave(table, 1))
  expect(told).toContain('nobody else is still playing')
  expect(endingOf(table)).toContain('nobody else was still playing')
})

it('TL-24 TL-31 ends with cards at an empty seat, and says no word against what is counted there', () => {
  const table = scene({ line: '1500', players: ['1600', '3:sun/key 4'] })
  leave(table, 1)
  const told = toldOf(play(table, 1600))
  expect(told).toContain('Nobody has a card left to play.')
  expect(endingOf(table)).toContain('Nobody has a card left to play')
  expect(endingOf(table)).toContain('still at seats given up 2 × −1')
})

it('TL-31 reads the cards at a seat that was given up, as they are seen and count', () => {
  const table = scene({ line: '1500', players: ['1600', '1700 1800', '5'] })
  leave(table, 1)
  const front = look(table, 0).players[1]?.cards[0]?.front ?? 'no card'
  expect(voice.tableau(viewOf(table), listener)).toContain(front)
  expect(voice.tableau(viewOf(table), listener)).toContain('Ben: gave up their seat')
})

it('TL-13 TL-31 counts as to be laid only what can still be laid, and tells the rest', () => {
  const table = scene({
    line: '1500(1550) 1600',
    players: ['1700', '1560! 1570! 1580! 1590!', '1561! 1562!'],
  })
  leave(table, 2)
  expect(standingOf(look(table, 0))).toMatchObject({ left: 1, front: 1, lost: 6 })
  const told = voice.standing(viewOf(table), listener)
  expect(told).toContain('0 in the pile and 1 in front of the players')
  expect(told).toContain('6 cards can no longer be placed: each costs a point.')
})

it('TL-13 TL-25 counts nothing as to be laid once every card is stuck', () => {
  const table = scene({
    line: '1500(1550) 1600',
    players: ['1577!:sun/key', '1560!'],
    decision: 'discard',
  })
  expect(standingOf(look(table, 0))).toMatchObject({ left: 0, lost: 2, isSettled: true })
  expect(voice.standing(viewOf(table), listener)).toContain('If it ended now')
})
