// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { showStartFailure } from '../../src/renderer/startFailure'

it('says in every language that the window could not start, and loads it anew', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  showStartFailure()
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map(({ lang }) => lang).sort()).toEqual(['de', 'en', 'nl'])
  for (const button of buttons) button.click()
  expect(reload).toHaveBeenCalledTimes(3)
})
