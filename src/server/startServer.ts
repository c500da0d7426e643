/** The server put together: host, journals, bots, and the network when it is wanted. */
import { join } from 'node:path'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Language } from '../engine/basics/language'
import { err, ok, type Result } from '../engine/basics/result'
import { GAMES } from '../games/registry'
import { createHost, type Host } from '../host/createHost'
import type { HostPorts, JournalStore, Log } from '../host/ports'
import { CONTENT_FOLDER } from '../system/dataFolder'
import { createFileLog } from '../system/fileLog'
import type { KeyPair } from '../protocol/secure/noise'
import { fingerprintOf } from '../protocol/secure/secureLine'
import { createContentFiles, shippedContentFolder, type ContentFiles } from './content/contentFiles'
import { diskFor } from './disk/disk'
import {
  createDiscovery,
  startDiscovery,
  type Discovery,
  type DiscoveryChannel,
} from './discovery/discovery'
import { errorCode } from './disk/errorCode'
import { FlushGate } from './disk/flushGate'
import { gateHost } from './disk/gateHost'
import { lockFolder, type FolderLock, type LockProblem } from './disk/folderLock'
import { openHostKey } from './disk/hostKey'
import { createJournalStore } from './disk/journalStore'
import { makeFolder } from '../system/makeFolder'
import { moveTables } from './disk/moveTables'
import { createNetworkPort, type LanNetwork } from './web/networkPort'
import { portsBeside, portsFor } from './web/portsTried'
import { readStaticFiles } from './web/staticFiles'
import { systemClock } from '../system/systemClock'
import { systemEntropy, systemLanguage } from './systemPorts'
import { openWebServer, type WebServer } from './web/webServer'
import { createWorkerBots } from './bots/workerBots'

/** Milliseconds that a server that ends waits for its disk. */
const LONGEST_FAREWELL = 2000

/** What a server is to be like. */
export interface ServerRequest {
  /** Folder of journals, log and lock. */
  readonly dataFolder: string
  /** Where tables were kept before, to be taken along. */
  readonly formerFolder?: string
  /** Folder of the window's built files. */
  readonly windowFolder: string
  /** Folder of the built Node programs: bots' worker, discovery. */
  readonly programFolder: string
  readonly app: string
  /** The host's own name; absent: the computer's. */
  readonly name?: string
  /** What options that follow the host's language stand at; absent: the system's language. */
  readonly language?: Language
  /** A port of the user's choice; absent: 4747 or one of the next nine. */
  readonly port?: number
  /** How tables are advertised and looked for: by a forked process, over a channel to one that runs, or not at all. */
  readonly discovery: 'forked' | 'none' | DiscoveryChannel
  /** 1: bots take their time; 0.1: ten times faster. */
  readonly pace?: number
}

/** Why a server cannot start. */
export type ServerProblem = LockProblem | { readonly kind: 'window-missing' }

/** A running server. */
export interface RunningServer {
  readonly host: Host
  readonly network: LanNetwork
  /** Opens a web server for this computer's browsers only. The error is the system's code. */
  openLocal(): Promise<Result<WebServer, string>>
  close(): Promise<void>
}

/** Where a browser of this computer finds a server. */
export function localAddress(port: number): string {
  return `http://127.0.0.1:${String(port)}/`
}

interface PreparedFolder {
  readonly store: JournalStore
  readonly gate: FlushGate
  readonly log: Log
  readonly lock: FolderLock
  /** By what guests know this host. */
  readonly key: KeyPair
}

/** Nothing in the folder is touched before it is this host's alone. */
function prepareFolder(
  folder: string,
  former: string | undefined,
): Result<PreparedFolder, ServerProblem> {
  try {
    makeFolder(folder)
    const lock = lockFolder(folder)
    if (!lock.ok) return lock
    const log = createFileLog(join(folder, 'host.log'))
    const disk = diskFor(folder)
    if (former !== undefined) moveTables({ disk, from: former, to: folder, log })
    const gate = new FlushGate()
    const store = createJournalStore({ disk, folder, log, gate })
    const key = openHostKey(folder, systemEntropy, log)
    return ok({ store, gate, log, lock: lock.value, key })
  } catch (error) {
    return err({ kind: 'folder-not-writable', code: errorCode(error) })
  }
}

type WindowFiles = ReturnType<typeof readStaticFiles>

function readWindow(folder: string): Result<WindowFiles, ServerProblem> {
  try {
    return ok(readStaticFiles(folder))
  } catch {
    return err({ kind: 'window-missing' })
  }
}

function discoveryFor(request: ServerRequest, log: Log): Discovery | undefined {
  if (request.discovery === 'none') return undefined
  if (request.discovery !== 'forked') return createDiscovery(request.discovery)
  return startDiscovery(join(request.programFolder, 'discoveryProcess.js'), log)
}

function contentsFor({ dataFolder, programFolder }: ServerRequest, log: Log): ContentFiles {
  const folders = {
    shipped: shippedContentFolder(programFolder),
    own: join(dataFolder, CONTENT_FOLDER),
    kept: join(dataFolder, 'content-of-matches'),
  }
  const forms = Object.values(GAMES).flatMap((game) => game.open(({ deckForm }) => deckForm ?? []))
  return createContentFiles(folders, log, forms)
}

function hostFor(
  request: ServerRequest,
  ports: Pick<HostPorts, 'journals' | 'bots' | 'log' | 'network'>,
): Host {
  const contents = contentsFor(request, ports.log)
  return createHost({
    ...ports,
    clock: systemClock,
    entropy: systemEntropy,
    contents,
    ...(contents.decks ? { decks: contents.decks } : {}),
    games: GAMES,
    language: request.language ?? systemLanguage(),
    name: request.name ?? hostname(),
    app: request.app,
    ...(request.pace === undefined ? {} : { pace: request.pace }),
  })
}

/** Starts a server; nothing listens on any port yet. */
export function startServer(request: ServerRequest): Result<RunningServer, ServerProblem> {
  const files = readWindow(request.windowFolder)
  if (!files.ok) return files
  const folder = prepareFolder(request.dataFolder, request.formerFolder)
  if (!folder.ok) return folder
  const { log, gate, key, lock, store: journals } = folder.value
  const bots = createWorkerBots(join(request.programFolder, 'botWorker.js'), log)
  const hostName = hostname()
  const discovery = discoveryFor(request, log)
  let local: WebServer | undefined
  const open = (
    bind: string,
    onGuest?: (address: string) => void,
  ): ReturnType<typeof openWebServer> =>
    openWebServer({
      host,
      key,
      files: files.value,
      hostName,
      bind,
      ports: local ? portsBeside(local.port) : portsFor(request.port),
      ...(onGuest ? { onGuest } : {}),
    })
  const network = createNetworkPort({
    async open(onGuest) {
      const opened = await open('0.0.0.0', onGuest)
      if (opened.ok && !local) lock.tellAddress(localAddress(opened.value.port))
      return opened
    },
    closed: () => {
      if (!local) lock.tellAddress()
    },
    discovery,
    name: request.name ?? hostName,
    fingerprint: fingerprintOf(key.public),
  })
  const host = gateHost(hostFor(request, { journals, bots, log, network }), gate)
  return ok({
    host,
    network,
    async openLocal() {
      const opened = await open('127.0.0.1')
      if (opened.ok) local = opened.value
      if (opened.ok) lock.tellAddress(localAddress(opened.value.port))
      return opened
    },
    async close() {
      host.close()
      await Promise.race([gate.settled(), setTimeout(LONGEST_FAREWELL)])
      await local?.close()
      await network.shutDown()
      discovery?.close()
      await bots.close()
      lock.release()
    },
  })
}
