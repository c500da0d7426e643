/** The workflows, which have never run here: whatever of them can be checked on paper. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/engine/json'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map(
  (file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const,
)
const scripts: unknown = Reflect.get(JSON.parse(readFileSync('package.json', 'utf8')), 'scripts')

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part)
}

describe.each(workflows)('G %s', (_file, text) => {
  it('names every action of somebody else by the hash of a commit, with its release beside it', () => {
    const actions = found(text, /uses: (.*)$/gmu).filter((action) => !action.startsWith('./'))
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u)
  })

  it('runs only what is there', () => {
    for (const name of found(text, /npm run ([\w:-]+)/gu))
      expect(isRecord(scripts) && name in scripts, name).toBe(true)
    for (const path of found(text, /(?:node |")(scripts\/[\w/]+\.mjs)/gu))
      expect(existsSync(path), path).toBe(true)
    for (const path of found(text, /uses: \.\/(.*)$/gmu)) expect(existsSync(path), path).toBe(true)
  })

  it('may read the code and nothing else, but for the job that makes the draft', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/mu)
    const written = found(text, /^ +([\w-]+): write/gmu)
    const draft = ['contents', 'id-token', 'attestations']
    expect(written).toEqual(text.includes('gh release create') ? draft : [])
  })

  it('uses one release of each action', () => {
    const all = workflows.flatMap(([, other]) => found(other, /uses: ([\w-]+\/\S+)/gu))
    const names = new Set(all.map((action) => action.replace(/@.*$/u, '')))
    expect(new Set(all).size).toBe(names.size)
  })
})

describe('G what is packed', () => {
  const steps = workflows
    .flatMap(([, text]) => text.split(/^ +- /mu))
    .filter((step) => step.includes('startPacked.mjs'))

  it.each(['-installer.exe', '-portable.exe', '.dmg', '.AppImage', '.deb', 'linux-unpacked'])(
    'is started as its user would start it: %s',
    (kind) => {
      expect(steps.filter((step) => step.includes(kind))).toHaveLength(1)
    },
  )
})
