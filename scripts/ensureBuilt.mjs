// Builds the window and the programs, but only if a source is newer than the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'out/built'
const SOURCES = ['src', 'resources', 'scripts', 'package.json', 'electron.vite.config.ts']

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Builds if need be; ends the process with what the build printed if it fails. */
export function ensureBuilt() {
  const needed = SOURCES.some((path) => existsSync(path) && newest(path) > stampTime())
  if (!needed) return
  console.log('Building Stammtisch, this takes a few seconds …')
  run('node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn')
  run('scripts/buildNode.mjs')
  mkdirSync('out', { recursive: true })
  writeFileSync(STAMP, '')
}

function stampTime() {
  return existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0
}

function run(...words) {
  // electron-vite looks for the Electron binary; the build does not need it, and it must not be fetched for it.
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent' }
  const done = spawnSync(process.execPath, words, { encoding: 'utf8', env })
  if (done.status === 0) return
  console.error(done.stdout + done.stderr)
  console.error('Stammtisch could not be built; the lines above say why.')
  process.exit(1)
}
