// `npm run new-game` makes a game that keeps the contract: tried on a copy of the sources.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShort } from '../support/longRun'

const run = promisify(execFile)
const GAME = 'last-stone'
const COPIED = [
  'resources/content',
  'tsconfig.base.json',
  'tsconfig.layer.json',
  'src/engine',
  'src/games',
  'src/bots',
  'src/protocol',
  'src/cli/simulateMatches.ts',
  'src/client',
  'src/ipc',
  'src/renderer',
  'tests/conformance',
  'tests/e2e',
  'tests/renderer',
  'tests/games',
  'tests/pretend',
  'tests/rules',
  'tests/support',
  // What tests of everything else stand on.
  ...inShort<string[]>([], ['src', 'tests', 'scripts', 'package.json']),
]
/** Records that no game may be missing from: their name, their type and what stands in them. */
const RECORD = /^(?:export )?const (\w+):((?:(?! = ).)*) = \{(.*?)^\}/gmsu
const TOTAL = /(?<!Partial<)\bRecord<\s*GameId\b|\bin GameId\]/u
let copy = ''

/** The names of such records in a source, and of those that lack this game. */
function recordsIn(source: string, game: string): { all: string[]; missing: string[] } {
  const found = [...source.matchAll(RECORD)].flatMap(([, name = '', type = '', text = '']) =>
    TOTAL.test(type) ? [{ name, has: text.includes(`\n  '${game}':`) }] : [],
  )
  const missing = found.filter(({ has }) => !has)
  return { all: found.map(({ name }) => name), missing: missing.map(({ name }) => name) }
}

function node(script: string, ...words: string[]): Promise<{ stdout: string }> {
  return run(process.execPath, [resolve(script), ...words], { cwd: copy, maxBuffer: 1 << 26 })
}

beforeAll(async () => {
  await mkdir('out', { recursive: true })
  copy = resolve(await mkdtemp('out/new-game-'))
  for (const path of COPIED) await cp(path, join(copy, path), { recursive: true })
  await node('scripts/newGame.mjs', '--id', GAME)
})

afterAll(async () => {
  await rm(copy, { recursive: true, force: true })
})

/** How many tests pass and fail. */
async function testsIn(folders: readonly string[], ...words: string[]): Promise<unknown[]> {
  const report = ['--reporter', 'json', ...words]
  const { stdout } = await node('node_modules/vitest/vitest.mjs', 'run', ...folders, ...report)
  const { numPassedTests, numFailedTests }: Record<string, unknown> = JSON.parse(stdout)
  return [numPassedTests, numFailedTests]
}

describe('a new game', () => {
  beforeAll(async () => {
    await writeFile(
      join(copy, 'vitest.config.mjs'),
      [
        "import vue from '@vitejs/plugin-vue'",
        "const test = { include: ['tests/**/*.test.ts'], testTimeout: 120_000 }",
        'export default { plugins: [vue()], test }',
      ].join('\n'),
    )
  })

  it('keeps the contract, has a test for each of its rules, and passes them', async () => {
    const folders = ['tests/conformance', 'tests/rules', `tests/games/${GAME}`]
    // One of the contract, one for each level of its bots and one for all, one of the rules' ids, and one for each of its three rules.
    expect(await testsIn(folders, '--testNamePattern', GAME)).toEqual([10, 0])
  }, 600_000)

  it('has a board that plays and words in three languages', async () => {
    const folders = [`tests/renderer/games/${GAME}`, 'tests/renderer/wording.test.ts']
    const [passed, failed] = await testsIn(folders)
    expect(failed).toBe(0)
    expect(passed).toBeGreaterThan(5)
  }, 600_000)

  it('stands in every record that no game may be missing from', async () => {
    const paths = await readdir(copy, { recursive: true })
    const sources = paths.filter((path) => /^(?:src|tests)\b.*\.ts$/u.test(path))
    const found = await Promise.all(
      sources.map(async (path) => ({
        path,
        ...recordsIn(await readFile(join(copy, path), 'utf8'), GAME),
      })),
    )
    expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(15)
    const missing = found.flatMap(({ path, missing }) => missing.map((name) => `${path}: ${name}`))
    expect(missing).toEqual([])
  })

  it('compiles', async () => {
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
        allowJs: true,
        maxNodeModuleJsDepth: 0,
      },
      // Its window reaches all others, which `npm run types` has seen.
      include: [
        ...inShort(['src/games', 'src/bots', 'src/renderer/environment.d.ts'], ['src']),
        `tests/games/${GAME}`,
        // So do the tests that go over every game, but for its sample table and its content.
        ...inShort(
          ['tests/renderer/playground/sampleTable.ts', 'tests/support/match/trialContents.ts'],
          ['tests'],
        ),
      ],
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings))
    const compiled = node('node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.json')
    // What fails tells why in what it has printed.
    expect(await compiled.catch((failed: unknown) => failed)).toMatchObject({ stdout: '' })
  }, 600_000)

  it.each([
    ['time-bluff', 'There is a game "time-bluff" already.'],
    ['Last Stone', 'is no id'],
    ['tall-ridge', 'choose another id'],
    ['', 'is no id'],
  ])('is refused with a sentence as "%s"', async (id, sentence) => {
    const made = node('scripts/newGame.mjs', '--id', id)
    await expect(made).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) })
  })
})
