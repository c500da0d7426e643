// Whose work is in a copy of the program: notes while bundling which packages go in, and writes all their licences into one text
// that lies in every package and is served to guests.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NOTES = 'out/packages'
/** Where the text lies: among the window's files, and once more to be laid beside the packed program. */
const PLACES = ['out/renderer/licences.txt', 'out/licences.txt']
const LICENCE_FILE = /^(?:licen[cs]e|notice|copying|ofl)(?:[.-].*)?$/iu
/** Typefaces are files of styles, not modules. */
const TYPEFACES = ['@fontsource-variable/vollkorn', '@fontsource/alfa-slab-one']
const SAME_TERMS =
  'The package holds no text of its own; its terms are those of the MIT licence above.'
const RULE = '-'.repeat(80)

/** The package that the module with this id lies in; undefined for our own. */
function packageOf(id) {
  const found = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/u.exec(id)
  return found
    ? { folder: found[0].replace(/^\0/u, ''), name: found[1].replaceAll('\\', '/') }
    : undefined
}

function notePackages(bundle, moduleIds) {
  const packages = {}
  for (const id of moduleIds) {
    const found = packageOf(id)
    if (found) packages[found.name] = found.folder
  }
  mkdirSync(NOTES, { recursive: true })
  writeFileSync(join(NOTES, `${bundle}.json`), JSON.stringify(packages))
}

/** A plugin of vite and rolldown that notes the packages of what it bundles, of styles and typefaces as well. */
export function notingPackages(bundle) {
  return {
    name: 'note-packages',
    generateBundle() {
      notePackages(bundle, this.getModuleIds())
    },
  }
}

function licenceOf(name, folder) {
  const { version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length === 0) {
    if (license !== 'MIT') throw new Error(`The package ${name} lacks its licence (${license}).`)
    texts.push(`Copyright ${author?.name ?? author ?? `the authors of ${name}`}. ${SAME_TERMS}`)
  }
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${texts.join('\n\n')}`
}

/** Writes the text, as soon as every bundle has been made once. */
export function writeLicences() {
  if (!existsSync('out/renderer') || !existsSync(NOTES)) return
  const all = readdirSync(NOTES).map((file) => JSON.parse(readFileSync(join(NOTES, file), 'utf8')))
  const typefaces = TYPEFACES.map((name) => [name, join('node_modules', name)])
  const found = Object.assign(Object.fromEntries(typefaces), ...all)
  const packages = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = [
    `Stammtisch\n\n${readFileSync('LICENSE', 'utf8').trim()}`,
    readFileSync('resources/LICENSES.md', 'utf8').trim(),
    ...packages.map(([name, folder]) => licenceOf(name, folder)),
  ]
  for (const place of PLACES) writeFileSync(place, `${parts.join('\n\n')}\n`)
}
