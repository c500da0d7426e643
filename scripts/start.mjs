// `npm start`: the desktop app where it can run, otherwise the same app in the browser of this computer, with a sentence why.
import { spawn } from 'node:child_process'
import { endWith } from './endsWith.mjs'
import { ensureBuilt } from './ensureBuilt.mjs'
import { fetchElectron, findElectron } from './electronBinary.mjs'
import { hasScreen } from './hasScreen.mjs'
import { startDesktop } from './startDesktop.mjs'

const EXIT_USAGE = 2
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }

/** What the app says of itself (src/main/tellStarter.ts) that the player cannot see. */
const SENTENCES = {
  'open already': 'Stammtisch is open already; its window comes to the front.',
  'open in the browser':
    'Stammtisch is running already, in the browser, with the same tables; it opens there.',
}

function openBrowser(address) {
  if (!hasScreen()) return
  const [command, ...rest] = OPENERS[process.platform] ?? ['xdg-open']
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true, windowsHide: true })
    .on('error', () => undefined)
    .unref()
}

function startInBrowser({ hostWords, opensBrowser }) {
  const child = spawn(process.execPath, ['out/node/host.js', '--local', ...hostWords], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text) => {
    process.stdout.write(text)
    const address = /http:\/\/127\.0\.0\.1:\d+\//u.exec(text)
    if (address && opensBrowser && !process.env.CI) openBrowser(address[0])
  })
  endWith(child)
}

/** Runs the desktop app to its end; the sentence why it does not run, if it does not. */
async function tryDesktop({ isBrowserWanted, hostWords }) {
  if (isBrowserWanted) return 'As you wish: Stammtisch runs in the browser.'
  if (!hasScreen())
    return 'There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set): Stammtisch runs in the browser instead.'
  const electron = findElectron() ?? (await fetchElectron())
  if (!electron)
    return 'No Electron here and none could be fetched: Stammtisch runs in the browser instead. "npx install-electron --no" tries again.'
  const isRoot = process.getuid?.() === 0
  // Chromium refuses to run its sandbox as root.
  const app = await startDesktop(electron, [...(isRoot ? ['--no-sandbox'] : []), ...hostWords])
  if (!app.hasStarted) {
    const what = app.wasThere ? 'ended right after its start' : 'could not start'
    return `The desktop app ${what} (${app.why}): Stammtisch runs in the browser instead.`
  }
  const sentence = SENTENCES[app.said]
  if (sentence) console.log(sentence)
  return process.exit(app.code)
}

ensureBuilt()
// Built only now, so that no line above could import it.
const { readStartWords } = await import(new URL('../out/node/startWords.js', import.meta.url).href)
const wish = readStartWords(process.argv.slice(2))
if (wish.kind === 'help') console.log(wish.text)
else if (wish.kind === 'mistake') {
  console.error(wish.sentence)
  process.exitCode = EXIT_USAGE
} else {
  console.log(await tryDesktop(wish))
  startInBrowser(wish)
}
