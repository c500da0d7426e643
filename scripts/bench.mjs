// `npm run bench`: fetches the reference into bench/ if it is not there, bundles the measurement and runs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundle } from './nodePrograms.mjs'

if (!existsSync('bench/node_modules/boardgame.io')) {
  console.log('Fetching boardgame.io for the comparison …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const words = ['ci', '--prefix', 'bench', '--ignore-scripts']
  const done = spawnSync(npm, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('boardgame.io could not be fetched; the comparison needs it once.')
    process.exit(1)
  }
}
await bundle({ bench: 'bench/bench.ts' }, 'out/tools/bench')
const run = spawnSync(process.execPath, ['out/tools/bench/bench.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(run.status ?? 1)
