// What each layer's type check lets it assume: the settings agree with the table, and globals from elsewhere are errors.
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LAYERS, SURROUNDINGS } from '../../scripts/layers.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Uses of globals, and in which surroundings they exist. */
const GLOBALS: readonly { readonly use: string; readonly in: readonly string[] }[] = [
  { use: 'document.title', in: ['preload', 'window'] },
  { use: 'window.name', in: ['preload', 'window'] },
  { use: 'localStorage.length', in: ['preload', 'window'] },
  { use: 'setTimeout(() => undefined, 1)', in: ['node', 'preload', 'window'] },
  { use: 'queueMicrotask(() => undefined)', in: ['node', 'preload', 'window'] },
  { use: 'fetch("/")', in: ['node', 'preload', 'window'] },
  { use: 'console.log(1)', in: ['node', 'preload', 'window'] },
  { use: 'performance.now()', in: ['node', 'preload', 'window'] },
  { use: 'crypto.randomUUID()', in: ['node', 'preload', 'window'] },
  { use: 'process.pid', in: ['node'] },
  { use: 'Buffer.alloc(1)', in: ['node'] },
  { use: '__dirname.length', in: ['node'] },
  { use: 'import.meta.env.MODE', in: ['window'] },
  { use: 'new Map<string, number>().size', in: ['pure', 'node', 'preload', 'window'] },
  { use: 'structuredClone({ one: 1 })', in: ['node', 'preload', 'window'] },
]

/** A layer's settings as its own tsconfig gives them. */
function settingsOf(layer: string): ts.ParsedCommandLine {
  const path = resolve(root, 'src', layer, 'tsconfig.json')
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ts.getParsedCommandLineOfConfigFile(path, {}, host)
  if (!parsed) throw new Error(`${path} cannot be read`)
  expect(parsed.errors).toEqual([])
  return parsed
}

/** The uses that the type check of a layer refuses in a file beside its others, which uses the layer's packages. */
function refusedUses(layer: string, row: (typeof LAYERS)[string]): string[] {
  const { options } = settingsOf(layer)
  const path = resolve(root, 'src', layer, 'planted.ts').replaceAll('\\', '/')
  // A package may bring ambient types along. Electron's brings Node's, which a sandboxed preload script has in part only.
  const silent = row.in === 'preload' ? ['node', 'electron'] : ['node']
  const packages = row.packages.filter((name) => /^[\w-]+$/u.test(name) && !silent.includes(name))
  const imports = packages.map((name) => `import '${name}'`)
  const text = [imports.join(';'), ...GLOBALS.map(({ use }) => use), 'export {}'].join('\n')
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.readFile = (name) => (name === path ? text : readFile(name))
  host.getSourceFile = (name, target, ...rest) =>
    name === path
      ? ts.createSourceFile(name, text, target, true)
      : getSourceFile(name, target, ...rest)
  const program = ts.createProgram([path], { ...options, composite: false }, host)
  const source = program.getSourceFile(path)
  if (!source) throw new Error('the planted file is not in the program')
  const lines = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line)
  return GLOBALS.filter((_, index) => lines.includes(index + 1)).map(({ use }) => use)
}

describe.each(Object.entries(LAYERS))('the type check of %s', (layer, row) => {
  it('has the libraries and types of the table', () => {
    const { options } = settingsOf(layer)
    const lib = SURROUNDINGS[row.in].lib.map((name) => `lib.${name.toLowerCase()}.d.ts`)
    expect(options.lib).toEqual(lib)
    expect(options.types).toEqual(SURROUNDINGS[row.in].types)
    expect(options.strict && options.noUncheckedIndexedAccess).toBe(true)
    expect(options.exactOptionalPropertyTypes && options.verbatimModuleSyntax).toBe(true)
  })

  it('builds on the layers it may import, and no others', () => {
    const references = settingsOf(layer).projectReferences ?? []
    const named = [...row.layers, ...(row.typesOf ?? [])].map((name) => name.split('/')[0] ?? '')
    const expected = [...new Set(named)].map((name) => resolve(root, 'src', name))
    expect(references.map(({ path }) => resolve(path)).sort()).toEqual(expected.sort())
  })

  it('refuses what is not there', () => {
    const missing = GLOBALS.filter((global) => !global.in.includes(row.in)).map(({ use }) => use)
    expect(refusedUses(layer, row)).toEqual(missing)
  }, 60_000)
})

it('the root checks every layer, the tests and the tools', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ts.getParsedCommandLineOfConfigFile(resolve(root, 'tsconfig.json'), {}, host)
  const paths = parsed?.projectReferences?.map(({ path }) => resolve(path)) ?? []
  const layers = Object.keys(LAYERS).map((name) => resolve(root, 'src', name))
  const others = [resolve(root, 'tests'), resolve(root, 'tsconfig.tools.json')]
  expect(paths.sort()).toEqual([...layers, ...others].sort())
})
