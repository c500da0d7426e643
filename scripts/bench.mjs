// `npm run bench`: fetches the reference into bench/ if it is not there, bundles the measurement and runs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundle, NODE_PROGRAMS } from './nodePrograms.mjs'

if (!existsSync('bench/node_modules/boardgame.io')) {
  console.error('Fetching boardgame.io for the comparison …')
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
await bundle(
  {
    bench: 'bench/bench.ts',
    subject: 'bench/subject.ts',
    words: 'bench/words.ts',
    botWorker: NODE_PROGRAMS.botWorker,
  },
  'out/tools/bench',
)
// Without this boardgame.io would check every state again and be slower than it is for players.
const env = { ...process.env, NODE_ENV: 'production' }
const words = ['out/tools/bench/bench.js', ...process.argv.slice(2)]
const run = spawnSync(process.execPath, words, { stdio: 'inherit', env })
process.exit(run.status ?? 1)
