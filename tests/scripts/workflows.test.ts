/** The workflows, which have never run here: whatever of them can be checked on paper. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import { isRecord } from '../../src/engine/basics/json'

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

/** What only some shells understand: variables, globs, redirections, pipes, single quotes, several lines of one, and programs of Unix. */
const SHELL_ALONE = /[$*?<>|;'`]|(?<!&)&(?!&)|^\w+=|(?:^|&& )(?:rm|cp|mv|cat|test|mkdir|sh|bash) /u

describe('G every change', () => {
  const build = present(
    workflows.find(([file]) => file === 'build.yml'),
    'the workflow',
  )[1]
  const jobs = build.split(/^ {2}(?=\w+:$)/mu)
  const systems = present(
    jobs.find((job) => job.includes('- run: npm run check\n')),
    'the job',
  )

  it.each(['windows-latest', 'macos-latest'])(
    'is checked on %s before anything is packed',
    (os) => {
      expect(systems).toContain(os)
      expect(jobs.find((job) => job.startsWith('app:'))).toContain('needs: [check, systems]')
    },
  )

  it('is checked by commands that every shell understands', () => {
    const odd = Object.entries(isRecord(scripts) ? scripts : {}).filter(([, command]) =>
      SHELL_ALONE.test(String(command)),
    )
    expect(odd).toEqual([])
  })

  it.each(['A=1 node x.mjs', 'rm -rf out', 'node x.mjs && cat y', 'vitest run "tests/*"', 'a; b'])(
    'would be noticed if one did not: %s',
    (command) => {
      expect(SHELL_ALONE.test(command)).toBe(true)
    },
  )
})

describe('G what is packed', () => {
  const steps = workflows
    .flatMap(([, text]) => text.split(/^ +- /mu))
    .filter((step) => step.includes('startPacked.mjs'))

  it.each(['-installer.exe', '-portable.zip', '.dmg', '.AppImage', '.deb', 'linux-unpacked'])(
    'is started as its user would start it: %s',
    (kind) => {
      expect(steps.filter((step) => step.includes(kind))).toHaveLength(1)
    },
  )

  it('is unpacked once: a portable.exe empties its folder at every start, also under the app that runs from it', () => {
    const settings = readFileSync('electron-builder.yml', 'utf8').replace(/#.*$/gmu, '')
    expect(found(settings, /^win:[\s\S]*?target: \[(.*)\]$/gmu)).toEqual(['nsis, zip'])
    expect(settings).not.toMatch(/^portable:|unpackDirName/mu)
  })
})
