// Runs a program of scripts/nodePrograms.mjs by its name, or any TypeScript file, bundled on the spot: node scripts/run.mjs NAME [arguments]
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { bundle, NODE_PROGRAMS } from './nodePrograms.mjs'

const [name = '', ...words] = process.argv.slice(2)

async function fileOf() {
  if (name in NODE_PROGRAMS) {
    await (name === 'host' ? ensureBuilt() : bundle(NODE_PROGRAMS, 'out/node'))
    return `out/node/${name}.js`
  }
  if (!existsSync(name)) {
    console.error(`There is no program "${name}".`)
    process.exit(2)
  }
  await bundle({ [basename(name, '.ts')]: name }, 'out/tools')
  return `out/tools/${basename(name, '.ts')}.js`
}

const child = spawn(process.execPath, [await fileOf(), ...words], { stdio: 'inherit' })
process.on('SIGINT', () => child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
