// @vitest-environment happy-dom
// What stands on the plates of Die Tafelrunde 2 about a raid: whose turn it is, who has passed, who secures.
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { TafelrundeView } from '../../../../src/games/tafelrunde/outside/contract'
import OtherPlayers from '../../../../src/renderer/games/tafelrunde/seats/OtherPlayers.vue'
import { arrivedInTafelrunde } from '../../../../src/renderer/games/tafelrunde/scenery/arrived'
import { playedView } from './playedView'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'
import { allMessages } from '../../../support/window/wholeWording'
import { peopleNamed } from '../../../support/window/windowAt'

unmountAfterEach()
const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem']

/** What stands on the plate of seat 1. */
function plateOf(view: TafelrundeView): string {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const wrapper = mount(OtherPlayers, {
    props: { view, seats: peopleNamed(...NAMES), names: NAMES },
    global: { plugins: [i18n] },
  })
  return wrapper.get('.place').text()
}

describe('the plates of Die Tafelrunde 2', () => {
  const turn = playedView('plates', ({ phase }) => phase.kind === 'playing' && phase.seat === 1)

  it('TR-11 say that somebody has passed as soon as he has, and no longer that it is his turn', () => {
    expect(plateOf(turn)).toContain('to play')
    const passed = plateOf(arrivedInTafelrunde(turn, { kind: 'passed', seat: 1, cause: 'chosen' }))
    expect(passed).toContain('passed')
    expect(passed).not.toContain('to play')
  })

  it('TR-30 say of whoever secures chests that he does, and not that he has passed', () => {
    const securing = playedView(
      'plates',
      ({ phase }) => phase.kind === 'securing' && phase.missing.includes(1),
    )
    const plate = plateOf(securing)
    expect(plate).toContain('securing')
    expect(plate).not.toContain('passed')
  })
})
