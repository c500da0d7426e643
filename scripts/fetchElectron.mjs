// Downloads Electron into its cache, as node_modules/electron/install.js would, but gives up when nothing arrives any more.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const NO_PROGRESS_WITHIN = 20_000
/** Share after which the next line is printed. */
const STEP = 0.25

const folder = resolve('node_modules/electron')
const { downloadArtifact } = createRequire(`${folder}/package.json`)('@electron/get')
const read = (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))

function giveUpSoon() {
  return setTimeout(() => process.exit(1), NO_PROGRESS_WITHIN)
}

let timer = giveUpSoon()
let told = 0

/** @returns {Promise<void>} */
function progress({ percent }) {
  clearTimeout(timer)
  timer = giveUpSoon()
  if (percent >= told + STEP && percent < 1) {
    told = percent
    console.log(`  ${Math.round(percent * 100)} % of it is here`)
  }
  return Promise.resolve()
}

try {
  await downloadArtifact({
    version: read('package.json').version,
    artifactName: 'electron',
    cacheRoot: process.env.electron_config_cache,
    checksums: read('checksums.json'),
    platform: process.platform,
    arch: process.arch,
    downloadOptions: { quiet: true, getProgressCallback: progress },
  })
  process.exit(0)
} catch {
  process.exit(1)
}
