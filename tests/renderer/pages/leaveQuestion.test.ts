// @vitest-environment happy-dom
// A match is ended early once that was asked: for everybody apart from leaving, alone with its table.
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../src/protocol/clientMessages'
import type { SeatView } from '../../../src/protocol/tableViews'
import LeaveQuestion from '../../../src/renderer/pages/people/LeaveQuestion.vue'
import PeoplePanel from '../../../src/renderer/pages/people/PeoplePanel.vue'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const BOT: SeatView = { kind: 'bot', name: 'Greta', figure: 'owl', level: 'solid' }

/** What is offered to whoever leaves, and what is sent by the buttons that end something for good. */
async function leave(seats: readonly SeatView[], over = false) {
  const table = tableOf({ seats: [...seats] })
  const sent: Command[] = []
  const onCommand = (command: Command): void => {
    sent.push(command)
  }
  const props = { table, over, onCommand }
  const { wrapper, t } = openWindow(LeaveQuestion, props, { state: stateOf(table) })
  const buttons = wrapper.findAll('button').map((one) => one.text())
  const last = [t('app.play.abandon'), t('app.play.leaveForGood')]
  for (const button of wrapper.findAll('button')) {
    if (last.includes(button.text())) await button.trigger('click')
  }
  return { asked: wrapper.text(), buttons, sent, t }
}

describe('ending a match early', () => {
  it('closes the table of whoever plays alone, which leads to the first page, after one question', async () => {
    const { asked, buttons, sent, t } = await leave([...peopleNamed('Ann'), BOT])
    // What leaves all as it is comes first.
    expect(buttons).toEqual([t('app.play.stay'), t('app.play.leaveYes'), t('app.play.abandon')])
    expect(asked).toContain(t('app.play.leaveEnds'))
    expect(sent).toEqual([{ kind: 'closeTable' }])
  })

  it('is no part of leaving where others play', async () => {
    const { buttons, t } = await leave(peopleNamed('Ann', 'Ben'))
    expect(buttons).toEqual([
      t('app.play.stay'),
      t('app.play.leaveYes'),
      t('app.play.leaveForGood'),
    ])
  })

  it('is not what giving the own seat up is: that is offered where a computer would keep it', async () => {
    const { asked, sent, t } = await leave(peopleNamed('Ann', 'Ben'))
    expect(asked).toContain(t('app.play.leaveGivesUp'))
    expect(sent).toEqual([{ kind: 'leave', forGood: true }])
    const after = await leave(peopleNamed('Ann', 'Ben'), true)
    expect(after.asked).toContain(t('app.play.leaveFree'))
    expect(after.buttons).toEqual([t('app.play.stay'), t('app.play.leaveYes')])
  })

  it.each([
    ['keeper', 'me', true],
    ['others', 'p1', false],
  ])(
    'has a name of its own beside who is at the table, for its keeper alone: %s',
    async (_, keeper, isThere) => {
      const table = tableOf({ seats: peopleNamed('Ann', 'Ben'), keeper })
      const onEnd = vi.fn()
      const { wrapper, t } = openWindow(
        PeoplePanel,
        { table, words: 'whisper', onEnd },
        { state: stateOf(table) },
      )
      const part = wrapper.find('.end-match')
      expect(part.exists()).toBe(isThere)
      if (!isThere) return
      // Before the seats, however many there are.
      expect(wrapper.html().indexOf('end-match')).toBeLessThan(wrapper.html().indexOf('seats'))
      expect(part.get('button').text()).toBe(t('app.play.abandonOrOther'))
      await part.get('button').trigger('click')
      expect(part.text()).toContain('it does not count')
      expect(onEnd).not.toHaveBeenCalled()
      expect(part.findAll('button').map((one) => one.text())).toEqual([
        t('app.play.goOn'),
        t('app.play.abandon'),
      ])
      await part.findAll('button')[1]?.trigger('click')
      expect(onEnd).toHaveBeenCalledOnce()
    },
  )
})
