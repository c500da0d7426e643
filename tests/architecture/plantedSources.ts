/** A small program in the shape of ours, and faults planted in it: what the import rules must and must not report. */

/** Files of a program that keeps all rules; faults are planted beside them. */
export const SOUND_FILES: Readonly<Record<string, string>> = {
  'engine/basics/result.ts': `export interface Result { ok: boolean }\nexport const fine: Result = { ok: true }`,
  'engine/basics/hash.ts': `import { sha256 } from '@noble/hashes/sha2'\nimport { fine } from './result'\nexport const hash = [sha256, fine]`,
  'games/one/outside/contract.ts': `import type { Result } from '../../../engine/basics/result'\nexport interface One { last: Result }`,
  'games/one/outside/legality.ts': `import { fine } from '../../../engine/basics/result'\nexport const oneLegality = fine`,
  'games/one/inside/play.ts': `import { oneLegality } from '../outside/legality'\nexport const play = oneLegality`,
  'games/one/inside/index.ts': `export { play } from './play'`,
  'games/two/outside/contract.ts': `export interface Two { last: number }`,
  'games/two/inside/index.ts': `import type { Two } from '../outside/contract'\nexport const two: Two = { last: 2 }`,
  'games/contracts.ts': `export { oneLegality } from './one/outside/legality'`,
  'games/registry.ts': `export { play } from './one/inside/index'\nexport { two } from './two/inside/index'`,
  'protocol/messages.ts': `import * as v from 'valibot'\nimport type { Result } from '../engine/basics/result'\nexport interface Message { answer: Result }\nexport const schema = v.string()`,
  'bots/bot.ts': `import type { Message } from '../protocol/messages'\nimport { play } from '../games/one/inside/index'\nexport const bot: [Message?, unknown?] = [undefined, play]`,
  'host/host.ts': `import { schema } from '../protocol/messages'\nexport const host = schema`,
  'client/client.ts': `import { oneLegality } from '../games/contracts'\nexport const client = oneLegality`,
  'ipc/ipc.ts': `export const CHANNEL = 'channel'`,
  'server/server.ts': `import { createServer } from 'node:http'\nimport { WebSocketServer } from 'ws'\nimport { host } from '../host/host'\nexport const server = [createServer, WebSocketServer, host]\nexport type Server = typeof server`,
  'cli/host.ts': `import { server } from '../server/server'\nexport const started = server`,
  'main/index.ts': `import { app } from 'electron'\nimport { CHANNEL } from '../ipc/ipc'\nimport type { Server } from '../server/server'\nexport const main: [unknown, string, Server?] = [app, CHANNEL]`,
  'preload/index.ts': `import { ipcRenderer } from 'electron'\nimport { CHANNEL } from '../ipc/ipc'\nexport const bridge = [ipcRenderer, CHANNEL]`,
  'renderer/pages/homePage.ts': `export const homePage = 'home'`,
  'renderer/page.ts': `export const show = (): Promise<unknown> => import('./replay/verify')`,
  'renderer/replay/verify.ts': `import { play } from '../../games/registry'\nexport const verify = play`,
  'renderer/App.vue': `<script setup lang="ts">\nimport { ref } from 'vue'\nimport { client } from '../client/client'\nimport type { One } from '../games/one/outside/contract'\nconst shown = ref<[typeof client, One?]>([client])\n</script>\n<template>{{ shown }}</template>`,
}

/** A planted fault: the file, what it says, and the rule that must report it. */
export interface Plant {
  readonly file: string
  readonly text: string
  readonly rule: string
}

/** One import and a use of it, so that nothing is dropped as unused. */
function importing(what: string, from: string): string {
  return `import { ${what} } from '${from}'\nexport const planted = [${what}]`
}

/** The same in a Vue component. */
function component(script: string): string {
  return `<script setup lang="ts">\n${script}\n</script>\n<template><p /></template>`
}

/** Every way of breaking the layers that must be noticed. */
export const PLANTS: readonly Plant[] = [
  {
    file: 'engine/upwards.ts',
    text: importing('oneLegality', '../games/contracts'),
    rule: 'engine-imports-only-its-layers',
  },
  {
    file: 'engine/typeUpwards.ts',
    text: `import type { Message } from '../protocol/messages'\nexport type Planted = Message`,
    rule: 'engine-imports-only-its-layers',
  },
  {
    file: 'engine/lazyUpwards.ts',
    text: `export const planted = (): Promise<unknown> => import('../host/host')`,
    rule: 'engine-imports-only-its-layers',
  },
  {
    file: 'engine/builtIn.ts',
    text: importing('randomBytes', 'node:crypto'),
    rule: 'engine-runs-without-node',
  },
  {
    file: 'engine/foreignPackage.ts',
    text: importing('string', 'valibot'),
    rule: 'engine-uses-only-its-packages',
  },
  {
    file: 'games/one/inside/usesPackage.ts',
    text: importing('sha256', '@noble/hashes/sha2'),
    rule: 'games-uses-only-its-packages',
  },
  {
    file: 'games/one/inside/otherGame.ts',
    text: importing('two', '../../two/inside/index'),
    rule: 'no-game-knows-another',
  },
  {
    file: 'games/one/outside/otherGamesTypes.ts',
    text: `import type { Two } from '../../two/outside/contract'\nexport type Planted = Two`,
    rule: 'no-game-knows-another',
  },
  {
    file: 'games/one/inside/lists.ts',
    text: importing('two', '../../registry'),
    rule: 'no-game-imports-the-lists',
  },
  {
    file: 'games/two/outside/looksInside.ts',
    text: importing('two', '../inside/index'),
    rule: 'outside-imports-nothing-from-inside',
  },
  {
    file: 'games/two/outside/namesTypesInside.ts',
    text: `import type { two } from '../inside/index'\nexport type Planted = typeof two`,
    rule: 'outside-imports-nothing-from-inside',
  },
  {
    file: 'games/two/nowhere.ts',
    text: importing('fine', '../../engine/basics/result'),
    rule: 'games-stand-outside-or-inside',
  },
  {
    file: 'bots/messages.ts',
    text: importing('schema', '../protocol/messages'),
    rule: 'bots-imports-only-types-of-protocol',
  },
  {
    file: 'bots/hiddenMessages.ts',
    text: `import type { Message } from '../protocol/messages'\nimport { schema } from '../protocol/messages'\nexport const planted: [Message?, unknown?] = [undefined, schema]`,
    rule: 'bots-imports-only-types-of-protocol',
  },
  {
    file: 'protocol/host.ts',
    text: importing('host', '../host/host'),
    rule: 'protocol-imports-only-its-layers',
  },
  {
    file: 'host/server.ts',
    text: importing('server', '../server/server'),
    rule: 'host-imports-only-its-layers',
  },
  {
    file: 'host/disk.ts',
    text: importing('readFileSync', 'fs'),
    rule: 'host-runs-without-node',
  },
  {
    file: 'client/fullRules.ts',
    text: importing('play', '../games/registry'),
    rule: 'client-imports-only-its-layers',
  },
  {
    file: 'client/oneGame.ts',
    text: importing('oneLegality', '../games/one/outside/legality'),
    rule: 'client-imports-only-its-layers',
  },
  {
    file: 'server/shell.ts',
    text: importing('app', 'electron'),
    rule: 'server-uses-only-its-packages',
  },
  {
    file: 'server/exportsUpwards.ts',
    text: `export { started } from '../cli/host'`,
    rule: 'server-imports-only-its-layers',
  },
  {
    file: 'main/runsServer.ts',
    text: importing('server', '../server/server'),
    rule: 'main-imports-only-types-of-server',
  },
  {
    file: 'preload/page.ts',
    text: importing('show', '../renderer/page'),
    rule: 'preload-imports-only-its-layers',
  },
  {
    file: 'preload/disk.ts',
    text: importing('readFileSync', 'node:fs'),
    rule: 'preload-runs-without-node',
  },
  {
    file: 'renderer/FullRules.vue',
    text: component(`import { play } from '../games/registry'\ndefineExpose({ play })`),
    rule: 'registry-in-the-window-only-for-replay',
  },
  {
    file: 'renderer/HostTypes.vue',
    text: component(
      `import type { host } from '../host/host'\ndefineProps<{ host: typeof host }>()`,
    ),
    rule: 'renderer-imports-only-its-layers',
  },
  {
    file: 'renderer/NodeInPage.vue',
    text: component(`import { readFileSync } from 'node:fs'\ndefineExpose({ readFileSync })`),
    rule: 'renderer-runs-without-node',
  },
  {
    file: 'renderer/socket.ts',
    text: importing('WebSocket', 'ws'),
    rule: 'renderer-uses-only-its-packages',
  },
  {
    file: 'renderer/eagerReplay.ts',
    text: importing('verify', './replay/verify'),
    rule: 'replay-is-loaded-on-demand',
  },
  {
    file: 'renderer/talk/knowsPages.ts',
    text: importing('homePage', '../pages/homePage'),
    rule: 'pages-are-known-to-the-router-alone',
  },
  {
    file: 'renderer/replay/host.ts',
    text: importing('host', '../../host/host'),
    rule: 'replay-imports-only-the-lists-of-games',
  },
  {
    file: 'engine/back.ts',
    text: `import { there } from './there'\nexport const back = (): unknown => there`,
    rule: 'no-circles',
  },
  {
    file: 'host/asked.ts',
    text: `import type { Asking } from './asking'\nexport interface Asked { by: Asking }`,
    rule: 'no-circles',
  },
  {
    file: 'protocol/nowhere.ts',
    text: importing('nothing', './thisFileIsMissing'),
    rule: 'everything-resolves',
  },
  {
    file: 'helpers/unknownFolder.ts',
    text: importing('fine', '../engine/basics/result'),
    rule: 'every-folder-is-a-layer',
  },
  {
    file: 'engine/unknownFolder.ts',
    text: importing('planted', '../helpers/unknownFolder'),
    rule: 'every-imported-folder-is-a-layer',
  },
  {
    file: 'cli/script.ts',
    text: importing('LAYERS', '../../outside.mjs'),
    rule: 'sources-import-only-sources',
  },
]

/** The other halves of the planted circles, each of which is reported once, for its first file. */
export const FAR_END: Readonly<Record<string, string>> = {
  'engine/there.ts': `import { back } from './back'\nexport const there = (): unknown => back`,
  'host/asking.ts': `import type { Asked } from './asked'\nexport interface Asking { of: Asked }`,
}

/** Planted apart, because it spoils a file that others import: legality that leads to the full rules. */
export const LEAKING_LEGALITY: Plant = {
  file: 'games/contracts.ts',
  text: `export { oneLegality } from './one/outside/legality'\nexport { play } from './one/outside/leak'`,
  rule: 'contracts-carry-no-full-rules',
}
