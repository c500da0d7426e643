// Finds a real Chromium for the tests, or gets one; fails with a sentence rather than skipping anything.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  // The same browser without what would show it on a screen: the tests take less time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this computer, or undefined. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

function tries() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = [...sudo, 'apt-get']
  return [
    [[process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']],
    [
      [...apt, 'update'],
      [...apt, 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  ]
}

/** The path of a Chromium, fetched or installed if need be; ends the process if none can be had. */
export function needChromium() {
  const found = findChromium()
  if (found) return found
  for (const commands of tries()) {
    console.log(
      `No Chromium here; trying: ${commands.map((words) => words.join(' ')).join(' && ')}`,
    )
    for (const [command, ...words] of commands)
      spawnSync(command, words, { stdio: 'ignore', timeout: 300_000 })
    const now = findChromium()
    if (now) return now
  }
  console.error('The tests need a Chromium, and none could be found, fetched or installed.')
  console.error('Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.')
  process.exit(1)
}
