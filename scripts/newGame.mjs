// `npm run new-game -- --id NAME`: the folders of a game with a tiny one in it that keeps the contract, and its entries in the lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const TEMPLATES = join(import.meta.dirname, 'newGame')

/** Where each folder of templates goes. */
const FOLDERS = {
  rules: (id) => `src/games/${id}`,
  bots: (id) => `src/bots/${id}`,
  tests: (id) => `tests/games/${id}`,
  window: (id) => `src/renderer/games/${id}`,
  windowTests: (id) => `tests/renderer/games/${id}`,
  words: () => 'src/renderer/wording',
}

const LANGUAGES = ['de', 'nl', 'en']

/** One line for the first page, until there is a better one. */
const LINES = {
  de: 'Steine nehmen. 2 bis 6 Leute.',
  nl: 'Stenen pakken. 2 tot 6 spelers.',
  en: 'Take stones. 2 to 6 players.',
}

/** @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** All the ways in which a game's id is written. */
function namesOf(id) {
  const words = id.split('-')
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  const initials = words.length > 1 ? `${words[0][0]}${words[1][0]}` : id.slice(0, 2)
  return {
    __ID__: id,
    __Name__: pascal,
    __name__: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    __NAME__: words.join('_').toUpperCase(),
    __XY__: initials.toUpperCase(),
  }
}

function filled(text, names) {
  return Object.entries(names).reduce((made, [mark, name]) => made.replaceAll(mark, name), text)
}

function writeTemplates(root, names) {
  for (const [folder, placeOf] of Object.entries(FOLDERS)) {
    const files = readdirSync(join(TEMPLATES, folder), { recursive: true }).map(String)
    for (const file of files.filter((name) => name.endsWith('.txt'))) {
      const path = join(root, placeOf(names.__ID__), filled(file.replace(/\.txt$/u, ''), names))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, filled(readFileSync(join(TEMPLATES, folder, file), 'utf8'), names))
      console.log(path)
    }
  }
}

const IMPORTS = /^import .*$/gmu

/** How a game's id is written as the key of a record. */
function keyOf(id) {
  return /^[a-z]+$/u.test(id) ? id : `'${id}'`
}

/** All that stands in the record of that name. */
function inRecord(name) {
  return new RegExp(`^(?:export )?const ${name}\\b[^]*?(?=\\n\\})`, 'gmu')
}

/** What is added to the lists of the tests that go over every game: what is true of the tiny one. */
function testEntriesFor({ __ID__: id, __Name__: pascal, __name__: camel, __NAME__: constant }) {
  const key = keyOf(id)
  const moments = `${constant}_MOMENTS`
  const named = [/^ {2}[A-Z_]+_MOMENTS,$/gmu, `  ${moments},`]
  return {
    'tests/support/match/trialContents.ts': [[inRecord('TRIAL_CONTENTS'), `  ${key}: NO_CONTENT,`]],
    'tests/renderer/sound/soundOf.test.ts': [[inRecord('HAS_ROUNDS'), `  ${key}: false,`]],
    'tests/renderer/speech/remarkText.test.ts': [[inRecord('UNSHARED'), `  ${key}: [],`]],
    'tests/renderer/stage/lastEvents.test.ts': [[inRecord('SHEETS'), `  ${key}: '.score-sheet',`]],
    'tests/renderer/stage/sceneries.test.ts': [
      [inRecord('LIES'), `  ${key}: ({ heap }) => ({ heap }),`],
    ],
    'tests/renderer/pages/rulesCards.test.ts': [
      [inRecord('SHOWN'), `  ${key}: { rows: 0, names: [] },`],
    ],
    'tests/renderer/playground/moments.ts': [
      [IMPORTS, `import type { ${pascal}View } from '../../../src/games/${id}/outside/contract'`],
      [
        /[^]+(?=\n)/gu,
        [
          `\n/** Moments of ${pascal}. */`,
          `export const ${moments}: Moments<${pascal}View> = {`,
          "  take: ({ phase }) => phase.kind === 'taking' && phase.seat === 0,",
          "  over: ({ phase }) => phase.kind === 'over',",
          '}',
        ].join('\n'),
      ],
    ],
    'tests/renderer/playground/sampleTable.ts': [
      [IMPORTS, `import { ${camel} } from '../../../src/games/${id}/inside/index'`],
      named,
      [
        inRecord('SAMPLES'),
        `  ${key}: (wish) =>\n    new Sample(${camel}, ${moments}, (move) => move, wish, (view) => view),`,
      ],
    ],
    'tests/e2e/letters.spec.ts': [
      named,
      [inRecord('MOMENTS'), `  ${key}: Object.keys(${moments}),`],
    ],
    'tests/e2e/stage.spec.ts': [
      [inRecord('MOMENTS'), `  ${key}: { take: { seats: [2, 6] } },`],
      [inRecord('COACHED'), `  ${key}: [],`],
    ],
  }
}

/** What is added to each list: behind what is found last, on a line of its own. */
function entriesFor(names) {
  const { __ID__: id, __Name__: pascal, __name__: camel, __NAME__: constant } = names
  const key = keyOf(id)
  const loaders = LANGUAGES.map(
    (language) =>
      `    ${language}: async () => ({ ...(await import('./${language}/${camel}')), ...(await import('./${language}/${camel}Table')) }),`,
  ).join('\n')
  const appNames = Object.fromEntries(
    LANGUAGES.map((language) => [
      `src/renderer/wording/${language}/appStart.ts`,
      [
        [/(?<=^ {2}game: \{)/gmu, ` ${key}: '${pascal}',`],
        [/(?<=^ {2}gameLine: \{)/gmu, ` ${key}: '${LINES[language]}',`],
      ],
    ]),
  )
  return {
    'src/games/contracts.ts': [
      [IMPORTS, `import type { ${pascal}Outside } from './${id}/outside/contract'`],
      [IMPORTS, `import { ${camel}Legality } from './${id}/outside/legality'`],
      [/^ {2}'[a-z-]+',$/gmu, `  '${id}',`],
      [/^ {2}.*sealLegality<.*$/gmu, `  ${key}: sealLegality<${pascal}Outside>(${camel}Legality),`],
    ],
    'src/games/registry.ts': [
      [IMPORTS, `import { ${camel} } from './${id}/inside/index'`],
      [IMPORTS, `import type { ${pascal}Types } from './${id}/inside/types'`],
      [/^ {2}.*sealGame<.*$/gmu, `  ${key}: sealGame<${pascal}Types>(${camel}),`],
    ],
    'src/bots/registry.ts': [
      [IMPORTS, `import { is${pascal}Seen, is${pascal}View } from '../games/${id}/outside/guards'`],
      [IMPORTS, `import { ${constant}_BOTS } from './${id}/bots'`],
      [
        /^ {2}\S.*seatWith\([\s\S]*?^ {2}\S*\),$/gmu,
        `  ${key}: seatWith(${constant}_BOTS, {\n    isView: is${pascal}View,\n    isSeen: is${pascal}Seen,\n    isKnowledge: isNothing,\n  }),`,
      ],
    ],
    'src/renderer/games/gameTables.ts': [
      [
        /^ {2}\S.*=> \(await import\(.*$/gmu,
        `  ${key}: async () => (await import('./${id}/window')).${camel}Window,`,
      ],
      [
        /^ {2}\S.*defineAsyncComponent\(.*$/gmu,
        `  ${key}: defineAsyncComponent(() => import('./${id}/${pascal}Emblem.vue')),`,
      ],
    ],
    'src/renderer/wording/catalogue.ts': [
      [IMPORTS, `import type { ${pascal}Words } from './de/${camel}'`],
      [IMPORTS, `import type { ${pascal}TableWords } from './de/${camel}Table'`],
      [
        /^ {2}readonly \S+: \{[^}]*\}$/gmu,
        `  readonly ${key}: {\n    readonly ${camel}: ${pascal}Words\n    readonly ${camel}Table: ${pascal}TableWords\n  }`,
      ],
      [/^ {2}\S+: \{\n {4}de: async[\s\S]*?^ {2}\},$/gmu, `  ${key}: {\n${loaders}\n  },`],
    ],
    ...appNames,
    ...testEntriesFor(names),
  }
}

/** Puts `text` behind the last place that `place` finds. */
function insertAfter(source, place, text) {
  const last = [...source.matchAll(place)].at(-1)
  if (!last) return undefined
  const end = last.index + last[0].length
  const separator = last[0] === '' ? '' : '\n'
  return `${source.slice(0, end)}${separator}${text}${source.slice(end)}`
}

function register(root, names) {
  for (const [file, entries] of Object.entries(entriesFor(names))) {
    const path = join(root, file)
    let source = readFileSync(path, 'utf8')
    for (const [place, text] of entries) {
      source = insertAfter(source, place, text) ?? fail(`${file} has no place for: ${text}`)
    }
    writeFileSync(path, source)
    console.log(path)
  }
}

/** Rule ids begin with letters that no other game has. */
function checkPrefix(root, prefix) {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  for (const { name } of games.filter((entry) => entry.isDirectory())) {
    const rules = join(root, 'src/games', name, 'RULES.md')
    if (existsSync(rules) && readFileSync(rules, 'utf8').includes(`| ${prefix}-01 |`)) {
      fail(`The rules of ${name} begin with ${prefix} already; choose another id.`)
    }
  }
}

const { values } = parseArgs({
  options: { id: { type: 'string' }, root: { type: 'string', default: '.' } },
})
const id = values.id ?? fail('Say what the game is called: npm run new-game -- --id my-game')
if (!/^[a-z]{2,}(-[a-z]+)*$/u.test(id)) {
  fail(`"${id}" is no id: small letters, words joined by hyphens, e.g. my-game.`)
}
const root = resolve(values.root)
const names = namesOf(id)
if (existsSync(join(root, 'src/games', id))) fail(`There is a game "${id}" already.`)
checkPrefix(root, names.__XY__)
writeTemplates(root, names)
register(root, names)
console.log(`
The rules of ${id} are yours now. First npx prettier --write src tests, then npm run types.

What no compiler asks for (CONTRIBUTING.md, "Lists that are filled by hand"):
  src/renderer/wording/catalogue.ts      every further file of words: its type and its three loaders
  src/renderer/games/firstRounds.ts      its first round
  src/renderer/games/practices.ts        what can be practised alone, if anything
  tests/naive/models.ts                  a second model of its rules
  tests/playthroughs/playthrough.ts      golden playthroughs; npm run playthroughs:update writes them
  tests/secrecy/${id}.test.ts            what must stay hidden
  tests/conformance/manner.test.ts, remarks.test.ts
What the tests of every game say of it is true of the tiny game alone (moments, sheets, sounds, cards of the rules);
npx vitest run -t ${id} names what is still missing.`)
