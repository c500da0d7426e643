// The programs that run under plain Node (and Electron's utility processes), and how they are bundled.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Entry files by the name of the bundle in out/node. */
export const NODE_PROGRAMS = {
  host: 'src/cli/host.ts',
  simulate: 'src/cli/simulate.ts',
  botWorker: 'src/server/bots/botWorker.ts',
  discoveryProcess: 'src/server/discovery/discoveryProcess.ts',
  serverProcess: 'src/server/serverProcess.ts',
  startWords: 'src/cli/startWords.ts',
}

/** Never bundled: the first is there in the app only, the rest drives browsers in tests. */
const EXTERNAL = ['electron', /^@?playwright/u, /^@axe-core\//u]
/** Optional parts of ws that are looked for nowhere: whatever lies beside a copy of the program must not get into it. */
const OPTIONAL = {
  'process.env.WS_NO_BUFFER_UTIL': '"1"',
  'process.env.WS_NO_UTF_8_VALIDATE': '"1"',
}

/**
 * Bundles `input` (name -> file) into `folder`; packages are bundled too, so the result needs no node_modules.
 * `packages` is a plugin that looks on.
 * @param {Readonly<Record<string, string>>} input
 * @param {string} folder
 * @param {import('rolldown').Plugin} [packages]
 */
export async function bundle(input, folder, packages = { name: 'no-notes' }) {
  const build = await rolldown({
    input,
    plugins: [packages],
    transform: { define: OPTIONAL },
    platform: 'node',
    external: EXTERNAL,
    logLevel: 'warn',
    resolve: { conditionNames: ['import', 'node', 'default'] },
  })
  const { output } = await build.write({ dir: folder, format: 'esm', sourcemap: false })
  await build.close()
  // Says so wherever the folder lies, for instance outside the app's archive.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  const current = new Set(['package.json', ...output.map(({ fileName }) => fileName)])
  for (const name of readdirSync(folder)) {
    if (!current.has(name)) rmSync(join(folder, name), { recursive: true })
  }
}
