// Checks types layer by layer: each environment offers only what its layers may assume.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const projects = readdirSync('types')
  .filter((name) => name.endsWith('.json'))
  .sort()
let isGood = true
for (const project of projects) {
  const words = ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit', '-p', `types/${project}`]
  const done = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (done.status !== 0) {
    console.error(`types/${project}: the errors above must go.`)
    isGood = false
  }
}
process.exit(isGood ? 0 : 1)
