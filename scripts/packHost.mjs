// `npm run host:pack [-- FOLDER]`: the headless host as an archive of its own, for a computer that has Node and nothing else.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { zip } from './zip.mjs'

const TREES = ['out/node', 'out/renderer', 'resources/content']
/** Parts of other programs, which a host never loads. */
const NEEDLESS = /^out\/node\/(?:simulate|serverProcess|startWords)\.js$|\.map$/u
const README = `Stammtisch, the host without a window. It needs Node 20.19 or newer and nothing else:

  node host.js --help

Licences of everything in here: out/renderer/licences.txt
`

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const root = `${name}-host-${version}`
const folder = process.argv[2] ?? 'dist'
ensureBuilt()
const files = new Map([
  [`${root}/host.js`, Buffer.from("import './out/node/host.js'\n")],
  [`${root}/package.json`, Buffer.from(`${JSON.stringify({ name, version, type: 'module' })}\n`)],
  [`${root}/README.txt`, Buffer.from(README)],
])
for (const path of TREES.flatMap(filesBelow)) {
  const inside = relative('.', path).split(sep).join('/')
  if (!NEEDLESS.test(inside)) files.set(`${root}/${inside}`, readFileSync(path))
}
const target = join(folder, `${root}.zip`)
const archive = zip(files)
mkdirSync(folder, { recursive: true })
writeFileSync(target, archive)
console.log(`${target}: ${(archive.length / 1e6).toFixed(1)} MB`)
