// @vitest-environment happy-dom
// What stands as a small picture in the log of Die Tafelrunde 2.
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/engine/basics/language'
import { allChests, parseChest } from '../../../../src/games/tafelrunde/outside/faces'
import { logCards } from '../../../../src/renderer/games/tafelrunde/voice/logCards'
import { chestNames } from '../../../../src/renderer/games/tafelrunde/voice/names'
import RaidChip from '../../../../src/renderer/games/tafelrunde/cards/RaidChip.vue'
import { partsBy } from '../../../../src/renderer/table/log/namedParts'
import { openWindow, stateOf, tableOf } from '../../../support/window/windowAt'

function chests(...names: string[]): number[] {
  return names.map((name) => {
    const chest = parseChest(name)
    if (!chest.ok) throw new Error(chest.error)
    return chest.value
  })
}

it.each(LANGUAGES)('shows one chest and several in one manner (%s)', (language) => {
  const { t } = openWindow(RaidChip, { face: 0 }, { state: stateOf(tableOf()), language })
  const lying = chests('B3', 'R2', 'R4', 'R2', 'Y4')
  const parts = partsBy([], logCards(t))(`${chestNames(lying, t, '')}.`)
  const faces = parts.flatMap(({ face }) => (face === undefined ? [] : [face]))
  expect(faces).toEqual([chests('B3'), chests('R2', 'R2', 'R4'), chests('Y4')])
  // All that ever lie there.
  const all = partsBy([], logCards(t))(chestNames(allChests(), t, ''))
  expect(all.filter(({ face }) => face !== undefined)).toHaveLength(3)
})

it('shows the fullest of several chests, in their colour', () => {
  const chip = mount(RaidChip, {
    props: { face: chests('R2', 'R4') },
    slots: { default: 'chests' },
  })
  expect(chip.text()).toBe('chests')
  expect(chip.classes()).toContain('red')
  expect(chip.findAll('.gem')).toHaveLength(4)
})
