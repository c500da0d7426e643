/** The playground of sample tables, served for a browser test: what is measured there needs no host. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'

const CONFIG = 'tests/renderer/playground/vite.config.ts'

/** A playground that is served. */
export interface Playground {
  /** Without a slash at its end. */
  readonly origin: string
  end(): Promise<void>
}

/** The runner empties this folder before its first test. */
const BUILT = resolve('out-test/browser/playground')
const DONE = `${BUILT}/done`
/** Milliseconds that whoever builds it is waited for. */
const LONGEST_BUILD = 120_000

/** Whether this process is the first one that wants it. */
function isFirst(): boolean {
  try {
    mkdirSync(BUILT, { recursive: false })
    return true
  } catch {
    return false
  }
}

/** As players get it: built once for all workers, it loads and draws several times faster than module by module. */
async function buildPlayground(): Promise<void> {
  mkdirSync(dirname(BUILT), { recursive: true })
  if (isFirst()) {
    await build({
      configFile: CONFIG,
      logLevel: 'error',
      build: { outDir: BUILT, emptyOutDir: false, reportCompressedSize: false },
    })
    writeFileSync(DONE, '')
  }
  const end = performance.now() + LONGEST_BUILD
  while (!existsSync(DONE)) {
    if (performance.now() > end) throw new Error(`nobody has built the playground in ${BUILT}`)
    await setTimeout(100)
  }
}

/** Serves the playground on a port that is free. */
export async function servePlayground(): Promise<Playground> {
  await buildPlayground()
  const server = await preview({
    configFile: CONFIG,
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const [local = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(local).origin, end: () => server.close() }
}

/** Shows another table in a playground that is loaded, which takes a tenth of loading it anew; over once it lies there. */
export async function showTable(page: Page, wish: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), wish)
  await page.waitForFunction((hash) => {
    const shown = document.querySelector('[data-shows]')
    return shown?.getAttribute('data-shows') === hash
  }, `#${wish}`)
}

/** Shows a table to somebody who has seen nothing of it yet: nothing is chosen there, and no tip has been read. */
export async function showAnew(page: Page, wish: string): Promise<void> {
  // Another table each time: the one that is shown already would stay as it is.
  await showTable(page, 'game=whisper')
  await page.evaluate(() => {
    sessionStorage.clear()
  })
  await showTable(page, wish)
}
