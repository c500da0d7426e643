// B15: the first load brings the words and the announcer of what is in use, and of nothing else.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import ts from 'typescript'
import { GAME_IDS } from '../../src/games/contracts'

const RENDERER = resolve(import.meta.dirname, '../../src/renderer')

function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/gu)].map(([, code]) => code).join('\n')
    : text
}

function isTypeOnly(statement: ts.ImportDeclaration): boolean {
  const clause = statement.importClause
  if (!clause) return false
  const { namedBindings } = clause
  const all =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.every((element) => element.isTypeOnly)
      : false
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (clause.name === undefined && all)
}

/** What a module brings along as soon as it is loaded: no types, nothing that is imported on demand. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, scriptOf(file), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !isTypeOnly(statement)
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    const from = isImport || isExport ? statement.moduleSpecifier : undefined
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') ? [from.text] : []
  })
}

function fileOf(from: string, path: string): string | undefined {
  const base = resolve(dirname(from), path)
  if (!base.startsWith(RENDERER) || /\.(?:css|svg)/u.test(path)) return undefined
  if (path.endsWith('.vue')) return base
  return `${base}.ts`
}

function loadedWith(entry: string): string[] {
  const seen = new Set<string>()
  const open = [join(RENDERER, entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const path of importsOf(file)) {
      const next = fileOf(file, path)
      if (next !== undefined) open.push(next)
    }
  }
  return [...seen].map((file) => relative(RENDERER, file))
}

const OWN_TO_A_GAME = /^games\/[\w-]+\//u
const WORDS = /^wording\/(?:de|nl|en)\//u

describe('the first load of the window', () => {
  it.each(['main.ts', 'pages/play/TablePage.vue', 'pages/RulesPage.vue'])(
    '%s brings no words and no game along',
    (entry) => {
      const files = loadedWith(entry)
      expect(files.length).toBeGreaterThan(10)
      expect(files.filter((file) => OWN_TO_A_GAME.test(file) || WORDS.test(file))).toEqual([])
    },
  )

  it.each(GAME_IDS)(
    'the window of %s brings its announcer along, but no board, and nothing of another game',
    (id) => {
      const files = loadedWith(`games/${id}/window.ts`).filter((file) => OWN_TO_A_GAME.test(file))
      expect(files.some((file) => file.endsWith('announce.ts') || file.endsWith('voice.ts'))).toBe(
        true,
      )
      expect(
        files.filter((file) => file.endsWith('.vue') || !file.startsWith(`games/${id}/`)),
      ).toEqual([])
    },
  )

  it('finds words and games where they are brought along', () => {
    expect(
      loadedWith('games/time-bluff/TimeBluffBoard.vue').some((file) => OWN_TO_A_GAME.test(file)),
    ).toBe(true)
  })
})
