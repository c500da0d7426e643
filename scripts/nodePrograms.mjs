// The programs that run under plain Node (and Electron's utility processes), and how they are bundled.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Entry files by the name of the bundle in out/node. */
export const NODE_PROGRAMS = {
  host: 'src/cli/host.ts',
  simulate: 'src/cli/simulate.ts',
  botWorker: 'src/server/botWorker.ts',
  discoveryProcess: 'src/server/discovery/discoveryProcess.ts',
  serverProcess: 'src/server/serverProcess.ts',
  startWords: 'src/cli/startWords.ts',
}

/** Never bundled: the first is there in the app only, the next two are optional parts of ws, the rest drives browsers in tests. */
const EXTERNAL = ['electron', 'bufferutil', 'utf-8-validate', /^@?playwright/u, /^@axe-core\//u]

/** Bundles `input` (name -> file) into `folder`; packages are bundled too, so the result needs no node_modules. */
export async function bundle(input, folder) {
  const build = await rolldown({
    input,
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
