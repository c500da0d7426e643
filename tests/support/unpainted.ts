/** Pages that are pressed, read and measured, and that nobody looks at: painting them takes as long as all else that a test does. */
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'

/** Leaves every page of this context unpainted; all of it lies where it would, and can be pressed. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0'
    })
  })
}

/** What axe finds on a page as it is seen: contrasts are those of what is painted. */
export async function violationsOf(page: Page): ReturnType<AxeBuilder['analyze']> {
  const setOpacity = (value: string): Promise<string> =>
    page.evaluate((next) => {
      const { style } = document.documentElement
      const { opacity } = style
      style.opacity = next
      return opacity
    }, value)
  const before = await setOpacity('')
  const found = await new AxeBuilder({ page }).analyze()
  await setOpacity(before)
  return found
}
