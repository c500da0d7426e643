/** Pages that are pressed, read and measured, and that nobody looks at: painting them takes as long as all else that a test does. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** Leaves this page, or every page of this context, unpainted; all of it lies where it would, and can be pressed. */
export async function leaveUnpainted(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0'
    })
  })
}

/** Opens a page in a context of its own and leaves it unpainted; the context closes with it. */
export async function openUnpainted(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options)
  await leaveUnpainted(page)
  return page
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
