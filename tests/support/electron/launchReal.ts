/** The desktop app on a real Electron, where one is found. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type Page } from '@playwright/test'
import { findElectron } from '../../../scripts/electronBinary.mjs'
import { hasScreen } from '../../../scripts/hasScreen.mjs'
import { tablesIn, type PlayedDesktop, type DesktopWish } from './launchDesktop'

/** Whether there is a real Electron to test on, and a screen for its windows. */
export function hasElectron(): boolean {
  return hasScreen() && findElectron() !== undefined
}

function withoutUndefined(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  )
}

/** Starts the built app; its folder of data is new unless one is named. */
export async function launchReal(wish: DesktopWish = {}): Promise<PlayedDesktop> {
  const userData = wish.userData ?? mkdtempSync(join(tmpdir(), 'stammtisch-desktop-'))
  const isRoot = process.getuid?.() === 0
  const app = await _electron.launch({
    executablePath: findElectron() ?? '',
    args: [
      resolve('.'),
      `--user-data-dir=${userData}`,
      `--lang=${wish.locale ?? 'de-DE'}`,
      ...(isRoot ? ['--no-sandbox'] : []),
      '--data',
      tablesIn(userData),
      ...(wish.words ?? []),
    ],
    env: withoutUndefined({ ...process.env, ...wish.environment }),
  })
  return {
    page: (): Promise<Page> => app.firstWindow(),
    // Every utility process has the same `serviceName`; ours is its `name`.
    processes: (wanted) =>
      app.evaluate(
        ({ app: electron }, name) =>
          electron.getAppMetrics().flatMap((one) => (one.name === name ? [one.pid] : [])),
        wanted,
      ),
    passTime: (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)),
    quit: () => app.close(),
  }
}
