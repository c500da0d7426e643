// @vitest-environment happy-dom
// A match is ended early once that was asked: for everybody with its result, alone with its table.
import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/protocol/clientMessages'
import type { SeatView } from '../../../src/protocol/tableViews'
import LeaveQuestion from '../../../src/renderer/pages/LeaveQuestion.vue'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/windowAt'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()

const BOT: SeatView = { kind: 'bot', name: 'Greta', figure: 'owl', level: 'solid' }

/** What is asked, and what is sent by whoever ends the match early. */
async function endEarly(seats: readonly SeatView[]) {
  const table = tableOf({ seats: [...seats] })
  const sent: Command[] = []
  const onCommand = (command: Command): void => {
    sent.push(command)
  }
  const props = { table, over: false, onCommand }
  const { wrapper, t } = openWindow(LeaveQuestion, props, { state: stateOf(table) })
  const press = async (): Promise<void> => {
    const end = wrapper.findAll('button').find((one) => one.text() === t('app.play.abandon'))
    await end?.trigger('click')
  }
  const first = wrapper.text()
  const order = (): string[] => wrapper.findAll('button').map((one) => one.text())
  // What leaves all as it is comes first.
  expect(order()[0]).toBe(t('app.play.stay'))
  await press()
  const asked = sent.length > 0 ? first : wrapper.text()
  if (sent.length === 0) {
    expect(order()).toEqual([t('app.play.goOn'), t('app.play.abandon')])
    await press()
  }
  return { asked, first, sent, t }
}

describe('ending a match early', () => {
  it('closes the table of whoever plays alone, which leads to the first page, after one question', async () => {
    const { asked, first, sent, t } = await endEarly([...peopleNamed('Ann'), BOT])
    expect(asked).toBe(first)
    expect(asked).toContain(t('app.play.leaveEnds'))
    expect(sent).toEqual([{ kind: 'closeTable' }])
  })

  it('leaves the table to those who play together', async () => {
    const { asked, sent, t } = await endEarly(peopleNamed('Ann', 'Ben'))
    expect(asked).toContain(t('app.play.abandonAsk'))
    expect(sent).toEqual([{ kind: 'abandon' }])
  })
})
