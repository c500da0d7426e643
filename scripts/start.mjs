// `npm start`: the desktop app where Electron is at hand, otherwise the same app in the browser of this computer.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './ensureBuilt.mjs'
import { fetchElectron, findElectron } from './electronBinary.mjs'

const words = process.argv.slice(2)
const opens = !words.includes('--no-open') && !process.env.CI
const hostWords = words.filter((word) => word !== '--no-open')
const isRoot = process.getuid?.() === 0

function endWith(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 0))
}

function openBrowser(address) {
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!opens || !hasScreen) return
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] }
  const [command, ...rest] = commands[process.platform] ?? ['xdg-open']
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

function startInBrowser() {
  console.log('No Electron here and none could be fetched: Stammtisch runs in the browser instead.')
  const child = spawn(process.execPath, ['out/node/host.js', '--local', ...hostWords], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text) => {
    process.stdout.write(text)
    const address = /http:\/\/127\.0\.0\.1:\d+\//u.exec(text)
    if (address) openBrowser(address[0])
  })
  endWith(child)
}

if (words.includes('--help')) {
  console.log(
    'Usage: npm start [-- --no-open] [--port NUMBER] [--data FOLDER] [--bot-pace PERCENT]',
  )
  process.exit(0)
}
ensureBuilt()
const electron = findElectron() ?? (await fetchElectron())
if (electron)
  endWith(spawn(electron, ['.', ...(isRoot ? ['--no-sandbox'] : [])], { stdio: 'inherit' }))
else startInBrowser()
