/** A page of a real browser whose errors are kept: a test that ends well expects none. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { leaveUnpainted } from './unpainted'

/** A page and what has gone wrong on it. */
export interface WatchedPage {
  readonly page: Page
  /** Errors of the console and of the page's own code, in words; grows. */
  readonly problems: string[]
}

/** Opens a page of its own; lines of the console that contain `expected` are no problem. */
export async function openWatchedPage(
  browser: Browser,
  options: BrowserContextOptions,
  expected?: string,
): Promise<WatchedPage> {
  const context = await browser.newContext(options)
  await leaveUnpainted(context)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const isExpected = expected !== undefined && message.text().includes(expected)
    if (message.type() === 'error' && !isExpected) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return { page, problems }
}

/** What the console says of a host that was killed. */
export const LOST_HOST = 'WebSocket connection'
