// `npm run new-game` makes a game that keeps the contract: tried on a copy of the sources.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const GAME = 'last-stone'
const COPIED = [
  'tsconfig.base.json',
  'tsconfig.layer.json',
  'src/engine',
  'src/games',
  'src/bots',
  'src/protocol',
  'tests/conformance',
  'tests/games',
  'tests/rules',
  'tests/support',
]
let copy = ''

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

describe('a new game', () => {
  it('keeps the contract, has a test for each of its rules, and passes them', async () => {
    await writeFile(
      join(copy, 'vitest.config.mjs'),
      `export default { test: { include: ['tests/**/*.test.ts'], testTimeout: 120_000 } }\n`,
    )
    const folders = ['tests/conformance', 'tests/rules', `tests/games/${GAME}`]
    const report = ['--reporter', 'json', '--testNamePattern', GAME]
    const { stdout } = await node('node_modules/vitest/vitest.mjs', 'run', ...folders, ...report)
    const { numPassedTests, numFailedTests }: Record<string, unknown> = JSON.parse(stdout)
    // One of the contract, one of the rules' ids, and one for each of its three rules.
    expect([numPassedTests, numFailedTests]).toEqual([5, 0])
  }, 240_000)

  it('compiles', async () => {
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2023'], types: ['node'], noEmit: true },
      include: ['src/games', 'src/bots', `tests/games/${GAME}`],
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings))
    const { stdout } = await node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')
    expect(stdout).toBe('')
  }, 240_000)

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
