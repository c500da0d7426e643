// `npm run bench:lan`: fetches the references into bench/ if they are not there, builds what is measured and measures it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { endWith } from './endsWith.mjs'
import { ensureBuilt } from './ensureBuilt.mjs'
import { bundle } from './nodePrograms.mjs'

const REFERENCES = ['boardgame.io', '@colyseus/core']

if (REFERENCES.some((name) => !existsSync(`bench/node_modules/${name}`))) {
  console.error('Fetching boardgame.io and Colyseus for the comparison …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const words = ['ci', '--prefix', 'bench', '--ignore-scripts', '--omit=optional']
  const done = spawnSync(npm, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) console.error('They could not be fetched; the others are measured.')
}
ensureBuilt()
const programs = ['lan', 'bareServer', 'echoServer']
await bundle(
  Object.fromEntries(programs.map((name) => [name, `bench/lan/${name}.ts`])),
  'out/tools/benchLan',
)
const words = ['out/tools/benchLan/lan.js', ...process.argv.slice(2)]
endWith(spawn(process.execPath, words, { stdio: 'inherit' }))
