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
  await press()
  const asked = wrapper.text()
  expect(sent).toEqual([])
  await press()
  return { asked, sent, t }
}

describe('ending a match early', () => {
  it('closes the table of whoever plays alone, which leads to the first page', async () => {
    const { asked, sent, t } = await endEarly([...peopleNamed('Ann'), BOT])
    expect(asked).toContain(t('app.home.giveUpAsk'))
    expect(sent).toEqual([{ kind: 'closeTable' }])
  })

  it('leaves the table to those who play together', async () => {
    const { asked, sent, t } = await endEarly(peopleNamed('Ann', 'Ben'))
    expect(asked).toContain(t('app.play.abandonAsk'))
    expect(sent).toEqual([{ kind: 'abandon' }])
  })
})
