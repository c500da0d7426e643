/** `npm run host`: the headless host; `npm start` runs it with --local where there is no Electron. */
import { join } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { err, ok, type Result } from '../engine/basics/result'
import { findRunningHost } from '../server/findRunningHost'
import {
  localAddress,
  startServer,
  type RunningServer,
  type ServerProblem,
  type ServerRequest,
} from '../server/startServer'
import { portsFor } from '../server/web/portsTried'
import { dataFolders } from '../system/dataFolder'
import { HOST_FLAGS, readHostWish } from '../system/hostFlags'
import { networkQuestion } from '../system/networkQuestion'
import { formatHelp, parseArguments, type Flags } from '../system/parseArguments'
import { explainListening } from './explainListening'
import packageJson from '../../package.json' with { type: 'json' }

const FLAGS = {
  ...HOST_FLAGS,
  local: { help: 'only for browsers on this computer; guests can be let in from the window' },
  help: { help: 'this text' },
} as const

const USAGE = 'npm run host -- [flags]'
const ABOUT =
  'Hosts tables for browsers and Stammtisch apps on the same network. Ctrl-C saves all tables and ends.'
const EXIT_USAGE = 2
const EXIT_FAILED = 1

interface Wish {
  readonly request: ServerRequest
  readonly isLocal: boolean
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** The wished folder, or the usual one with what lies in its former place. */
function placeOf(wished: string | undefined): Pick<ServerRequest, 'dataFolder' | 'formerFolder'> {
  if (wished !== undefined) return { dataFolder: wished }
  const { current, former } = dataFolders(process.platform, process.env)
  return { dataFolder: current, formerFolder: former }
}

function readWish(flags: Flags): Result<Wish, string> {
  const wish = readHostWish(flags)
  if (!wish.ok) return wish
  const { hasDiscovery, dataFolder, ...rest } = wish.value
  const programFolder = import.meta.dirname
  return ok({
    isLocal: flags.has('local'),
    request: {
      ...rest,
      ...placeOf(dataFolder),
      windowFolder: join(programFolder, '../renderer'),
      programFolder,
      app: packageJson.version,
      discovery: hasDiscovery ? 'forked' : 'none',
    },
  })
}

function explain(problem: ServerProblem, folder: string): string {
  const number = problem.kind === 'folder-in-use' ? problem.owner.process : undefined
  switch (problem.kind) {
    case 'folder-in-use':
      return `Another host${number === undefined ? '' : ` (process ${String(number)})`} uses the folder ${folder}. End it first, or give this one a folder of its own with --data FOLDER.`
    case 'folder-not-lockable':
      return problem.code === 'flock'
        ? 'The program "flock" is missing, without which two hosts could write the same tables. Install the package util-linux.'
        : `The folder ${folder} cannot be kept from a second host (${problem.code}). Choose one on another disk with --data FOLDER.`
    case 'folder-not-writable':
      return `The folder ${folder} cannot be written (${problem.code}). Choose another one with --data FOLDER.`
    case 'window-missing':
      return 'The built window is missing. Run "npm run build" first.'
  }
}

async function listenLocally(
  server: RunningServer,
  ports: readonly number[],
): Promise<Result<string, string>> {
  const opened = await server.openLocal()
  if (!opened.ok) return err(explainListening(opened.error, ports))
  return ok(localAddress(opened.value.port))
}

function listenOnNetwork(
  { network }: RunningServer,
  ports: readonly number[],
): Promise<Result<string[], string>> {
  return new Promise((done) => {
    network.open(({ open, addresses }) => {
      done(
        open
          ? ok(addresses.map(({ url, adapter }) => `${url}  (${adapter})`))
          : err(explainListening(network.failure() ?? 'unknown', ports)),
      )
    })
  })
}

async function openDoors(server: RunningServer, { request, isLocal }: Wish): Promise<boolean> {
  const ports = portsFor(request.port)
  if (isLocal) {
    const address = await listenLocally(server, ports)
    if (!address.ok) complain(address.error)
    else say(`Stammtisch is ready: ${address.value}`)
    return address.ok
  }
  const addresses = await listenOnNetwork(server, ports)
  if (!addresses.ok) {
    complain(addresses.error)
    return false
  }
  showAddresses(server, addresses.value)
  return true
}

function showAddresses(server: RunningServer, lines: readonly string[]): void {
  say('Stammtisch is ready. Guests on the same network open:')
  for (const line of lines) say(`  ${line}`)
  const [best] = server.network.state().addresses
  if (best) say(renderUnicodeCompact(best.url))
  else
    say(
      '  no network adapter found: connect this computer to a network; the address appears in the window',
    )
}

function endOnSignals(server: RunningServer): void {
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    void server.close().then(() => {
      say('All tables are saved. Goodbye.')
      process.exit(0)
    })
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
}

async function main(words: readonly string[]): Promise<number | undefined> {
  const flags = parseArguments(words, FLAGS)
  if (!flags.ok) {
    complain(flags.error)
    return EXIT_USAGE
  }
  if (flags.value.has('help')) {
    say(formatHelp(USAGE, ABOUT, FLAGS))
    return 0
  }
  const wish = readWish(flags.value)
  if (!wish.ok) {
    complain(wish.error)
    return EXIT_USAGE
  }
  const question = networkQuestion(process.platform)
  // Before discovery starts, which makes it ask.
  if (question !== undefined) say(question)
  const server = startServer(wish.value.request)
  if (!server.ok) {
    // Whoever starts the browser version a second time is shown the first.
    const there = wish.value.isLocal ? await findRunningHost(server.error) : undefined
    if (there === undefined) complain(explain(server.error, wish.value.request.dataFolder))
    else say(`Stammtisch is running already, with the same tables: ${there}`)
    return there === undefined ? EXIT_FAILED : 0
  }
  endOnSignals(server.value)
  if (await openDoors(server.value, wish.value)) return undefined
  await server.value.close()
  return EXIT_FAILED
}

void main(process.argv.slice(2)).then((code) => {
  if (code !== undefined) process.exit(code)
})
