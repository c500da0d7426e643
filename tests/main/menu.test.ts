/** The menu of the windows, on each system and in each language. */
import { describe, expect, it, vi } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import { menuTemplate, type MenuDeeds } from '../../src/main/setupMenu'

vi.mock('electron', () => ({ Menu: {} }))

const DEEDS = {
  newWindow: vi.fn(),
  bigScreen: vi.fn(),
  quit: vi.fn(),
  openDataFolder: vi.fn(),
  openLog: vi.fn(),
  openLicences: vi.fn(),
  copyDiagnosis: vi.fn(),
} satisfies MenuDeeds

function entries(locale: string, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  return menuTemplate(locale, DEEDS, platform).flatMap(({ submenu }) =>
    Array.isArray(submenu) ? submenu : [],
  )
}

describe('the menu', () => {
  it.each(['darwin', 'win32', 'linux'] as const)('offers every deed once on %s', (platform) => {
    for (const deed of Object.values(DEEDS)) {
      const offering = entries('de-DE', platform).filter(({ click }) => click === deed)
      expect(offering).toHaveLength(1)
      expect(offering[0]?.label).toMatch(/\S/u)
    }
  })

  it('has what macOS expects, and nothing of it elsewhere', () => {
    const roles = (platform: NodeJS.Platform): unknown[] =>
      entries('en-GB', platform).map(({ role }) => role)
    for (const role of ['about', 'services', 'hide', 'hideOthers', 'unhide', 'zoom', 'front']) {
      expect(roles('darwin'), role).toContain(role)
      expect(roles('linux'), role).not.toContain(role)
    }
    for (const platform of ['darwin', 'win32', 'linux'] as const)
      for (const role of ['redo', 'minimize', 'close']) expect(roles(platform)).toContain(role)
  })

  it('speaks the language of the system, word by word', () => {
    const labels = (locale: string): (string | undefined)[] =>
      entries(locale, 'linux').map(({ label }) => label)
    const [german, dutch, english] = ['de-AT', 'nl-BE', 'fr-FR'].map(labels)
    expect(german).toContain('Diagnose kopieren')
    expect(dutch).toContain('Diagnose kopiëren')
    expect(english).toContain('Copy a diagnosis')
  })
})
