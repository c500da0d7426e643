/** A table of Tijdlijn with the real rules behind it, as seat 0 sees it. */
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson, type Json } from '../../../../src/engine/basics/json'
import { decisionOf, ownCards } from '../../../../src/games/tijdlijn/outside/check'
import type { TijdlijnView } from '../../../../src/games/tijdlijn/outside/contract'
import type { Answer } from '../../../../src/protocol/hostMessages'
import type { SeatView } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import type { BoardProps, Mark } from '../../../../src/renderer/games/gameTable'
import TijdlijnBoard from '../../../../src/renderer/games/tijdlijn/TijdlijnBoard.vue'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { COACHED } from '../../../../src/renderer/table/guide/useGuide'
import { DRAFT_PLACE } from '../../../../src/renderer/table/ask/useKeptDraft'
import { app } from '../../../../src/renderer/wording/en/app'
import { table } from '../../../../src/renderer/wording/en/table'
import { tijdlijn } from '../../../../src/renderer/wording/en/tijdlijn'
import { tijdlijnTable } from '../../../../src/renderer/wording/en/tijdlijnTable'

/** Who sits there. */
export const NAMES = ['Ada', 'Ben', 'Cem']
/** The name of the question that is open. */
export const QUESTION = 'question-7'
/** A move that was taken. */
export const TAKEN: Answer = { type: 'answer', id: 1, ok: true }
/** The table in the window. */
export type Table = VueWrapper<InstanceType<typeof GameBoard>>

/** Nothing moves, nobody guides, and nothing was chosen before. */
export function clearWindow(): void {
  sessionStorage.clear()
  localStorage.setItem('stammtisch.guide.tijdlijn-together', '1')
  localStorage.setItem('stammtisch.guide.tijdlijn-against', '1')
  localStorage.setItem('stammtisch.guide.tijdlijn-alone', '1')
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
}

/** Opens it with a view; `story` is what was told of the match before, `coached` whether it is a first round. */
export function openTable(
  view: TijdlijnView,
  answer: Answer = TAKEN,
  story?: BoardProps['story'],
  coached = false,
) {
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { app, table, tijdlijn, tijdlijnTable } },
  })
  const play = vi.fn((_move: Json, _question: string) => Promise.resolve(answer))
  const signal = vi.fn((_signal: Json) => Promise.resolve(TAKEN))
  const seats = NAMES.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' }))
  const asked = decisionOf(view)
  const wrapper: Table = mount(GameBoard, {
    props: {
      game: { ...tijdlijnWindow, board: TijdlijnBoard },
      view: toJson(view),
      seats,
      names: NAMES,
      listener: { you: 0, names: NAMES, t: i18n.global.t },
      own: asked === undefined ? [] : [{ kind: asked, name: QUESTION }],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      story,
      play,
      signal,
    },
    global: {
      plugins: [i18n, createPinia()],
      provide: { [DRAFT_PLACE]: () => 'here', ...(coached ? { [COACHED]: true } : {}) },
    },
    attachTo: document.body,
  })
  return { wrapper, play, signal }
}

/** What Ben says of the first own card in the turn of that view. */
export function pointingAt(view: TijdlijnView): Mark {
  const [card] = ownCards(view)
  const signal = { kind: 'point', card: card?.card ?? 0, phrase: 'this' }
  return { seat: 1, at: tijdlijnWindow.talk?.markOf(signal, toJson(view)) ?? '' }
}
