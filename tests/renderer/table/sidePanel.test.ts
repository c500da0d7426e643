// @vitest-environment happy-dom
// A sheet over the table: where it hides what is asked, it says so and leads back.
import { describe, expect, it, vi } from 'vitest'
import SidePanel from '../../../src/renderer/table/SidePanel.vue'
import { openWindow, stateOf, tableOf } from '../../support/windowAt'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()

const WHOLE = { left: 0, top: 50, width: 360, height: 590 }

function openPanel(props: object) {
  const table = document.createElement('div')
  vi.spyOn(table, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 50, 360, 590))
  const onClose = vi.fn()
  const { wrapper } = openWindow(
    SidePanel,
    { title: 'Rules', table, room: WHOLE, isAsked: true, onClose, ...props },
    { state: stateOf(tableOf()) },
  )
  const back = wrapper.findAll('button').find((button) => button.text().startsWith('Your turn'))
  return { back, onClose }
}

describe('a sheet over the table', () => {
  it('A7 says that a question waits below it, and leads back to it', async () => {
    const { back, onClose } = openPanel({})
    expect(back?.text()).toBe('Your turn: back to the table')
    await back?.trigger('click')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing is asked', { isAsked: false }],
    ['it ends above the question', { room: { ...WHOLE, height: 340 } }],
    ['it stands beside the question', { room: { ...WHOLE, width: 240 } }],
  ])('A7 says nothing of it where %s', (_, props) => {
    expect(openPanel(props).back).toBeUndefined()
  })
})
