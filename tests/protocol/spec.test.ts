/** Every sentence of the wire's SPEC begins the name of a test, and no test names one that does not stand there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['tests/protocol', 'tests/host', 'tests/client', 'tests/conformance'] as const

function idsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])
}

it('the sentences of the wire and the names of the tests agree', () => {
  const spec = idsIn(readFileSync('src/protocol/SPEC.md', 'utf8'), /^- \*\*(P-\d+)\*\* /gmu)
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).flatMap((name) =>
      name.endsWith('.test.ts') ? join(folder, name) : [],
    ),
  )
  const tests = files.flatMap((file) =>
    idsIn(readFileSync(file, 'utf8'), /\bit\(\s*['"`](P-\d+) /gu),
  )
  expect(spec).toEqual(spec.map((_, at) => `P-${String(at + 1).padStart(2, '0')}`))
  expect([...new Set(tests)].sort()).toEqual(spec)
})
