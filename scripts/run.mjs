// Runs a program of scripts/nodePrograms.mjs by its name, or any TypeScript file, bundled on the spot:
//   node scripts/run.mjs NAME|FILE [arguments]
//   node scripts/run.mjs fuzz TARGET [arguments]     runs tests/tools/fuzzTarget.ts
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { endWith } from './endsWith.mjs'
import { ensureBuilt, ensureProgramsBuilt } from './ensureBuilt.mjs'
import { bundle, NODE_PROGRAMS } from './nodePrograms.mjs'

const TOOLS = 'tests/tools'

/** @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** What is to run, and with which arguments. */
function chosen([name = '', ...words]) {
  if (name !== 'fuzz') return { name, words }
  const [target = '', ...rest] = words
  const tools = existsSync(TOOLS) ? readdirSync(TOOLS) : []
  const targets = tools.flatMap((file) => /^fuzz(\w+)\.ts$/u.exec(file)?.[1] ?? [])
  const found = targets.find((known) => known.toLowerCase() === target.toLowerCase())
  if (found) return { name: `${TOOLS}/fuzz${found}.ts`, words: rest }
  if (targets.length === 0) return fail(`There is no fuzz program in ${TOOLS}.`)
  const list = targets.map((known) => known.toLowerCase()).join(', ')
  return fail(`Say what to fuzz: npm run fuzz -- TARGET, one of: ${list}.`)
}

async function fileOf(name) {
  if (name in NODE_PROGRAMS) {
    if (name === 'host') ensureBuilt()
    else ensureProgramsBuilt()
    return `out/node/${name}.js`
  }
  if (!existsSync(name)) return fail(`There is no program "${name}".`)
  const tool = basename(name, '.ts')
  await bundle({ [tool]: name }, `out/tools/${tool}`)
  return `out/tools/${tool}/${tool}.js`
}

const { name, words } = chosen(process.argv.slice(2))
endWith(spawn(process.execPath, [await fileOf(name), ...words], { stdio: 'inherit' }))
