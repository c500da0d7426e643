// @vitest-environment happy-dom
// The end of a match: who won, who stands where, who wants another one.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Outcome } from '../../../src/engine/contract/outcome'
import { GAMES } from '../../../src/games/registry'
import type { Command } from '../../../src/protocol/clientMessages'
import type { MatchView, PastMatch, SeatView, TableView } from '../../../src/protocol/tableViews'
import AppDialog from '../../../src/renderer/design/AppDialog.vue'
import FigurePortrait from '../../../src/renderer/figures/FigurePortrait.vue'
import ResultPanel from '../../../src/renderer/pages/result/ResultPanel.vue'
import { standingsOf } from '../../../src/renderer/speech/texts/evening'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']

function pastOf(number: number, outcome: Outcome): PastMatch {
  return { number, game: 'whisper', names: NAMES, outcome }
}
function readyIf(...names: string[]): SeatView[] {
  return peopleNamed(...NAMES).map((seat) =>
    seat.kind === 'person' ? { ...seat, ready: names.includes(seat.name) } : seat,
  )
}

interface Opened extends WindowPart {
  readonly wished: Command[]
}

function openResult(
  outcome: Outcome,
  changes: Partial<TableView> = {},
  earlier: readonly PastMatch[] = [],
  more: Partial<PastMatch> = {},
  commitment = '',
): Opened {
  const table = tableOf({ phase: 'over', seats: readyIf(), ...changes })
  const match: MatchView = {
    number: 9,
    game: 'whisper',
    view: {},
    own: [],
    awaited: { kind: 'hidden' },
    entries: 9,
    outcome,
    commitment,
  }
  const wished: Command[] = []
  const onCommand = (command: Command): void => {
    wished.push(command)
  }
  const state = stateOf(table, match, { history: [...earlier, { ...pastOf(9, outcome), ...more }] })
  const props = { table, match, outcome, game: whisperWindow, onCommand }
  return { ...openWindow(ResultPanel, props, { state }), wished }
}

function button({ wrapper }: WindowPart, name: string) {
  return wrapper.findAll('button').find((one) => one.text() === name)
}

describe('what is seldom wanted', () => {
  it('says what was saved, for eye and ear, and why it could not be', async () => {
    const opened = openResult({ kind: 'ranking', ranks: [1, 2, 3, 4] })
    const { wrapper, store, t, heard } = opened
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const save = async (): Promise<void> => {
      await button(opened, t('app.play.save'))?.trigger('click')
      await flushPromises()
    }
    store.fetch = () => Promise.resolve({ ok: false, error: 'no-such-match' })
    await save()
    expect(wrapper.text()).toContain(t('app.refusal.no-such-match'))
    expect(heard()).toContain(t('app.refusal.no-such-match'))
    expect(wrapper.find('[role=alert]').exists()).toBe(false)
    expect(clicked).not.toHaveBeenCalled()
    store.fetch = () => Promise.resolve({ ok: true, value: '{}' })
    await save()
    expect(clicked).toHaveBeenCalledOnce()
    const [link] = clicked.mock.instances
    if (!(link instanceof HTMLAnchorElement)) throw new Error('nothing was saved')
    const told = t('app.result.saved', { file: link.download })
    expect(wrapper.text()).toContain(told)
    expect(heard()).toContain(told)
    expect(wrapper.text()).not.toContain(t('app.refusal.no-such-match'))
  })
  it('leads to all of the match once more', async () => {
    const opened = openResult({ kind: 'ranking', ranks: [1, 2, 3, 4] })
    const { wrapper, t } = opened
    const router = wrapper.vm.$router
    await button(opened, t('app.lookBack.open'))?.trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.path).toBe('/look-back/9')
  })
  it('brings what a check has found into sight', async () => {
    const opened = openResult({ kind: 'ranking', ranks: [1, 2, 3, 4] })
    const { wrapper, store, t } = opened
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    store.fetch = () => Promise.resolve({ ok: false, error: 'no-such-match' })
    await button(opened, t('app.play.verify'))?.trigger('click')
    await flushPromises()
    expect(wrapper.get('.verdict').classes()).toContain('open')
    expect(wrapper.get('.verdict [role=status]').text()).not.toBe('')
    expect(shown.mock.instances).toEqual([wrapper.get('.checked').element])
  })
  it('P-62 says that nothing is proved where this window had no part in the deal', async () => {
    const fairness = fairnessOf(fastRandom('open'), 2)
    const options = { target: 'round' }
    const match = startedMatch(GAMES['time-bluff'], { options, seats: 2, fairness })
    const random = fastRandom('moves')
    for (let [one] = match.toAct(); one; [one] = match.toAct()) {
      match.play(one.seat, match.sampleMove(one.seat, random))
    }
    const outcome = present(match.outcome(), 'an end')
    const opened = openResult(outcome, {}, [], {}, fairness.commitment)
    const { wrapper, store, t } = opened
    store.fetch = () => Promise.resolve({ ok: true, value: JSON.stringify(match.record()) })
    await button(opened, t('app.play.verify'))?.trigger('click')
    await vi.waitFor(() => {
      expect(wrapper.get('.verdict').classes()).toContain('open')
    })
    expect(wrapper.get('.verdict').text()).toBe(t('app.play.verifyUnproved'))
  })
  it('comes by a press where there is little room, and the keyboard goes on at the first of it', async () => {
    vi.stubGlobal('innerWidth', 390)
    const opened = openResult({ kind: 'ranking', ranks: [1, 2, 3, 4] })
    vi.unstubAllGlobals()
    const { wrapper, t } = opened
    const more = button(opened, t('app.result.more'))
    more?.element.focus()
    await more?.trigger('click')
    await flushPromises()
    expect(button(opened, t('app.result.more'))).toBeUndefined()
    expect(document.activeElement).toBe(button(opened, t('app.lookBack.open'))?.element)
    wrapper.unmount()
  })
})

describe('who won', () => {
  it.each([
    [[1, 2, 3, 4], 'You win!'],
    [[2, 1, 3, 4], 'Ben wins!'],
    [[1, 1, 1, 4], 'You share the win with Ben and Cem!'],
    [[3, 1, 1, 4], 'Ben and Cem share the win!'],
  ])('is said to the one who reads it: %j', (ranks, told) => {
    expect(openResult({ kind: 'ranking', ranks }).wrapper.find('.winners').text()).toBe(told)
  })

  it('stands on three steps with points, the others below, read from the first place on', () => {
    const { wrapper } = openResult({ kind: 'ranking', ranks: [3, 1, 2, 4], scores: [5, 9, 8, 1] })
    // One line for each for the ear, and nothing beside it.
    const heard = wrapper
      .findAll('.podium li')
      .map((one) => one.findAll(':scope > :not([aria-hidden])').map((part) => part.text()))
    expect(heard).toEqual([
      ['1. Ben, 9 points'],
      ['2. Cem, 8 points'],
      ['3. You, 5 points'],
      ['4. Dora, 1 point'],
    ])
    expect(wrapper.findAll('.podium .name').map((one) => one.text())).toEqual([
      'Ben',
      'Cem',
      'You',
      'Dora',
    ])
    expect(wrapper.findAll('.step .points').map((one) => one.text())).toEqual([
      '9 points',
      '8 points',
      '5 points',
    ])
    // Whoever reads it has one name there.
    expect(wrapper.find('.you .name').text()).toBe('You')
    expect(wrapper.text()).not.toContain('Ann')
    // Nobody stands beside it: there is room for the words.
    expect(wrapper.find('.below .sum').exists()).toBe(false)
    expect(wrapper.find('.below .points').text()).toBe('1 point')
    expect(wrapper.find('.below .points').classes()).not.toContain('visually-hidden')
  })

  it('has whoever shares the third place beside the other third, on a step', () => {
    const steps = (ranks: readonly number[]): number =>
      openResult({ kind: 'ranking', ranks: [...ranks] }).wrapper.findAll('.podium .step').length
    expect(steps([1, 2, 3, 3])).toBe(4)
    expect(steps([1, 1, 1, 1])).toBe(4)
    expect(steps([1, 2, 2, 4])).toBe(3)
  })

  it('has a step for each of two', () => {
    const outcome = { kind: 'ranking', ranks: [2, 1] } as const
    const { wrapper } = openResult(outcome, { seats: readyIf().slice(0, 2) })
    expect(wrapper.findAll('.podium .step').length).toBe(2)
  })

  it('has points below zero with a true minus', () => {
    const outcome = { kind: 'ranking', ranks: [1, 2, 3, 4], scores: [2, 1, 0, -1] } as const
    const points = openResult(outcome).wrapper.findAll('.podium .points')
    expect(points.map((one) => one.text())).toContain('−1 point')
  })

  it('is nobody where a team has played, and where there is no result', () => {
    const team = openResult({ kind: 'team', score: 12, grade: 'heard' }).wrapper
    expect(team.find('.podium').exists()).toBe(false)
    expect(team.find('.team-stand .sum').text()).toBe('12')
    expect(team.find('.team-stand .unit').text()).toBe('points together')
    expect(team.findAll('.team-stand .called').map((one) => one.text())).toEqual([
      'You',
      'Ben',
      'Cem',
      'Dora',
    ])
    const none = openResult({ kind: 'none' }).wrapper
    expect(none.find('.winners').text()).toBe('The match ends without a result.')
    expect(none.find('.podium').exists()).toBe(false)
  })
})

describe('another match', () => {
  const outcome = { kind: 'ranking', ranks: [1, 2, 3, 4] } as const
  it('is wished for by everybody, and taken back', async () => {
    const part = openResult(outcome, { keeper: 'p1' })
    await button(part, 'Play again')?.trigger('click')
    expect(part.wished).toEqual([{ kind: 'ready', ready: true }])
    const again = openResult(outcome, { seats: readyIf('Ann', 'Cem') })
    expect(again.wrapper.find('.next .told').text()).toContain('Cem wants to play again.')
    expect(again.wrapper.find('.next .told').text()).toContain('No answer yet from Ben and Dora.')
    expect(
      openResult(outcome, { seats: readyIf('Cem') })
        .wrapper.find('.next .told')
        .text(),
    ).toContain('No answer yet from Ben, Dora and you.')
    await button(again, 'Play again')?.trigger('click')
    expect(again.wished).toEqual([{ kind: 'ready', ready: false }])
  })

  it('shows how long it is until it begins, and lets anybody stop that', async () => {
    const part = openResult(outcome, {
      seats: readyIf('Ben'),
      next: { left: 12_000, limit: 15_000 },
    })
    expect(part.wrapper.find('[role=timer]').attributes('aria-label')).toBe('12 seconds left')
    await button(part, 'Wait')?.trigger('click')
    expect(part.wished).toEqual([{ kind: 'hold' }])
    expect(button(openResult(outcome), 'Wait')).toBeUndefined()
  })

  it('is another game in two presses for whoever keeps the table, and for nobody else', async () => {
    const part = openResult(outcome)
    await button(part, 'Another game …')?.trigger('click')
    await button(part, 'Buchstabenbluff')?.trigger('click')
    expect(part.wished).toMatchObject([
      { kind: 'hold', choosing: true },
      { kind: 'setGame', game: 'buchstabenbluff', seats: 4 },
      { kind: 'hold', choosing: false },
    ])
    expect(button(openResult(outcome, { keeper: 'p1' }), 'Another game …')).toBeUndefined()
  })

  it('waits while another game is chosen, and everybody else reads that', async () => {
    const part = openResult(outcome)
    await button(part, 'Another game …')?.trigger('click')
    expect(part.wrapper.findComponent(AppDialog).props('open')).toBe(true)
    part.wrapper.findComponent(AppDialog).vm.$emit('close')
    expect(part.wished).toEqual([
      { kind: 'hold', choosing: true },
      { kind: 'hold', choosing: false },
    ])
    const guest = openResult(outcome, { keeper: 'p1', seats: readyIf('Cem'), choosing: true })
    expect(guest.wrapper.find('.next .told').text()).toBe('Ben is choosing another game.')
    // Who has loaded the page again has no chooser open any more.
    expect(openResult(outcome, { choosing: true }).wished).toEqual([
      { kind: 'hold', choosing: false },
    ])
  })

  it('is watched by who only watches', () => {
    const seats = readyIf('Ben').map((seat) => ({ ...seat, person: 'x' }))
    const part = openResult(outcome, { seats, next: { left: 12_000, limit: 15_000 } })
    expect(button(part, 'Play again')).toBeUndefined()
    expect(button(part, 'Wait')).toBeUndefined()
    expect(part.wrapper.find('.next').text()).toContain('Ben wants to play again.')
  })
})

describe('P-79 who has taken the seat of a computer since', () => {
  const ranking: Outcome = { kind: 'ranking', ranks: [1, 2, 3, 4] }
  /** Ann, who looks, sits where the computer Rosa has won. */
  function openLate(): Opened {
    const names = ['Rosa', ...NAMES.slice(1)]
    const players = names.map((_name, seat) =>
      seat === 0
        ? ({ bot: 'sharp', figure: 'cat' } as const)
        : { person: `p${seat}`, figure: 'owl' as const },
    )
    const remarks = [{ kind: 'right', seats: [0], values: { n: 3 } }]
    const earlier = [{ ...pastOf(1, ranking), names }]
    return openResult(ranking, {}, earlier, { names, players, remarks })
  }

  it('has not won: names, portraits, what was remarkable and the evening are those of the match', () => {
    const { wrapper, t } = openLate()
    expect(wrapper.find('.result').classes()).not.toContain('won')
    expect(wrapper.find('.winners').text()).toBe('Rosa wins!')
    expect(wrapper.find('.podium .you').exists()).toBe(false)
    expect(wrapper.find('.remarks').text()).toMatch(/Rosa.*laid right: 3/u)
    expect(wrapper.find('.evening').text()).toMatch(/Rosa.22 wins/u)
    const portraits = wrapper.findAllComponents(FigurePortrait)
    expect(portraits[0]?.props('figure')).toBe('cat')
    expect(wrapper.text()).not.toContain(t('app.play.winnerYou'))
  })

  it('is asked whether he wants the next one', () => {
    const late = openLate()
    expect(button(late, 'Play again')).toBeDefined()
    expect(late.wrapper.find('.podium').text()).not.toContain('Ann')
  })
})

describe('the evening', () => {
  it('counts who has won how often, shared places for each, as soon as there is something to count', () => {
    const first = pastOf(1, { kind: 'ranking', ranks: [2, 1, 1, 4] })
    const team = pastOf(2, { kind: 'team', score: 3 })
    expect(standingsOf([team])).toEqual([])
    expect(standingsOf([first, team]).map(({ name, wins }) => [name, wins])).toEqual([
      ['Ben', 1],
      ['Cem', 1],
      ['Ann', 0],
      ['Dora', 0],
    ])
    const standings = standingsOf([
      first,
      team,
      pastOf(3, { kind: 'ranking', ranks: [2, 1, 3, 4] }),
    ])
    expect(standings.map(({ name, wins, played }) => [name, wins, played])).toEqual([
      ['Ben', 2, 2],
      ['Cem', 1, 2],
      ['Ann', 0, 2],
      ['Dora', 0, 2],
    ])
  })

  it('stands below the result', () => {
    const first = pastOf(1, { kind: 'ranking', ranks: [2, 1, 3, 4] })
    const { wrapper } = openResult({ kind: 'ranking', ranks: [1, 2, 3, 4] }, {}, [first])
    expect(wrapper.find('.evening').text()).toMatch(/This evening:.*You.1one win/u)
  })
})

describe('what was remarkable', () => {
  it('stands there with whose it was, you for oneself', () => {
    const outcome = { kind: 'ranking', ranks: [1, 2, 3, 4] } as const
    const remarks = [
      { kind: 'right', seats: [0, 2], values: { n: 3 } },
      { kind: 'row', seats: [], values: { n: 8 } },
    ]
    const part = openResult(outcome)
    expect(part.wrapper.find('.remarks').exists()).toBe(false)
    const told = openResult(outcome, {}, [], { remarks }).wrapper.findAll('.remarks li')
    expect(told.map((one) => one.text().replaceAll(/\s+/gu, ' '))).toEqual([
      'Good handYou and Cem, laid right: 3',
      'The rowthings: 8',
    ])
  })
})
