/** What the papers point to is there: files and folders between backticks, and the commands of `npm run`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Where a path may begin, beside the folder of its paper. */
const ROOTS = ['.', 'src', 'src/renderer', 'src/renderer/games']
/** What may be left out at its end. */
const ENDS = ['', '.ts', '.vue', '.mjs', '.test.ts', '.spec.ts']
const PATH = /`([\w.-]+(?:\/[\w.-]+)+)\/?`/gu
const COMMAND = /\bnpm run ([\w:-]+)/gu

const PAPERS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

function foundIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

/** The paths in a paper that lead nowhere; what begins with no folder of ours is none. */
function lostIn(paper: string, text: string): string[] {
  const roots = [...ROOTS, dirname(paper)]
  return foundIn(text, PATH).filter((path) => {
    const isOurs = roots.some((root) => existsSync(join(root, path.split('/')[0] ?? '')))
    const places = roots.flatMap((root) => ENDS.map((end) => join(root, path + end)))
    return isOurs && !places.some((place) => existsSync(place))
  })
}

/** The commands in a paper that nobody has written. */
function unknownIn(text: string): string[] {
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))
  return foundIn(text, COMMAND).filter((command) => !Object.hasOwn(scripts, command))
}

/** What two lines of a list begin with, if it is more than a few words: two changes of one line that were both kept. */
const BEGINNING = 40
function toldTwiceIn(text: string): string[] {
  const beginnings = text
    .split('\n')
    .filter((line) => line.startsWith('- ') && line.length > BEGINNING)
    .map((line) => line.slice(0, BEGINNING))
  return beginnings.filter((beginning, at) => beginnings.indexOf(beginning) < at)
}

it.each(PAPERS)('%s names files and commands that are there', (paper) => {
  const text = readFileSync(paper, 'utf8')
  expect(lostIn(paper, text)).toEqual([])
  expect(unknownIn(text)).toEqual([])
})

it('CHANGELOG.md tells of nothing twice', () => {
  expect(toldTwiceIn(readFileSync('CHANGELOG.md', 'utf8'))).toEqual([])
  const line = '- A table is left and found again by whoever comes back'
  expect(toldTwiceIn(`${line}.\n- Another line.\n${line}, later too.`)).toHaveLength(1)
})

it('one that is not there is found', () => {
  const text = '`src/host/nothing`, `speech/nothing.ts`, `yes/no`, `host/tables`; npm run nothing'
  expect(lostIn('README.md', text)).toEqual(['src/host/nothing', 'speech/nothing.ts'])
  expect(unknownIn(text)).toEqual(['nothing'])
})
