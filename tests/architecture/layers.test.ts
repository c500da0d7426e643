// The import rules: they keep quiet about a sound program and report every planted fault.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAYERS } from '../../scripts/layers.mjs'
import { FAR_END, LEAKING_LEGALITY, PLANTS, SOUND_FILES } from './plantedSources'

const run = promisify(execFile)
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const folders: string[] = []

/** Files of a program below a folder of its own; the rules are told where it lies. */
async function plant(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir('out', { recursive: true })
  const folder = await mkdtemp('out/planted-')
  folders.push(folder)
  const settings = `import { layerSettings } from '../../scripts/layerRules.mjs'\nexport default layerSettings('${folder}/src')\n`
  await writeFile(join(folder, 'settings.mjs'), settings)
  await writeFile(join(folder, 'outside.mjs'), 'export const LAYERS = {}\n')
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'src', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${text}\n`)
  }
  return folder
}

interface Violation {
  readonly from: string
  readonly rule: string
}

function isReport(value: unknown): value is {
  summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number }
} {
  return typeof value === 'object' && value !== null && 'summary' in value
}

/** What the rules report about the program in `folder`, file names without the folder. */
async function violations(folder: string): Promise<Violation[]> {
  const words = [`${folder}/src`, '--config', `${folder}/settings.mjs`, '--output-type', 'json']
  const { stdout } = await run(process.execPath, [DEPCRUISE, ...words], { maxBuffer: 1 << 26 })
  const report: unknown = JSON.parse(stdout)
  if (!isReport(report)) throw new Error('dependency-cruiser gave no report')
  expect(report.summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(SOUND_FILES).length)
  return report.summary.violations.map(({ from, rule }) => ({
    from: from.replace(`${folder}/src/`, ''),
    rule: rule.name,
  }))
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

describe('import rules', () => {
  let found: Violation[] = []

  beforeAll(async () => {
    const planted = PLANTS.map(({ file, text }) => [file, text])
    const files = { ...SOUND_FILES, ...FAR_END, ...Object.fromEntries(planted) }
    found = await violations(await plant(files))
  }, 60_000)

  it.each(PLANTS)('$rule reports $file', ({ file, rule }) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(
      rule,
    )
  })

  it('report nothing about the sound files beside the faults', () => {
    expect(found.filter(({ from }) => from in SOUND_FILES)).toEqual([])
  })

  it('report legality that leads to the full rules', async () => {
    const { file, text, rule } = LEAKING_LEGALITY
    const leak = { 'games/one/outside/leak.ts': `export { play } from '../inside/play'` }
    const reported = await violations(await plant({ ...SOUND_FILES, ...leak, [file]: text }))
    expect(reported).toContainEqual({ from: file, rule })
  }, 60_000)

  it('are each tried by a planted fault, apart from what the table repeats per layer', async () => {
    const { layerSettings } = await import('../../scripts/layerRules.mjs')
    const names = layerSettings('src').forbidden.map(({ name }) => name)
    const tried = new Set([...PLANTS, LEAKING_LEGALITY].map(({ rule }) => rule))
    const perLayer = new RegExp(`^(${Object.keys(LAYERS).join('|')})-`, 'u')
    expect(names.filter((name) => !tried.has(name) && !perLayer.test(name))).toEqual([])
  })
})

describe('the table of layers', () => {
  it('names exactly the folders of src', async () => {
    const entries = await readdir('src', { withFileTypes: true })
    expect(entries.filter((entry) => !entry.isDirectory())).toEqual([])
    expect(entries.map((entry) => entry.name).sort()).toEqual(Object.keys(LAYERS).sort())
  })

  it('names only layers that stand above', () => {
    const order = Object.keys(LAYERS)
    for (const [index, [, { layers, typesOf = [] }]] of Object.entries(LAYERS).entries()) {
      const above = [...order.slice(0, index), 'games/contracts', 'games/outside']
      for (const name of [...layers, ...typesOf]) expect(above).toContain(name)
    }
  })
})
