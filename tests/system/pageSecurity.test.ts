/** The same pages are kept under the same rules, from the app's own scheme and over http. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStaticFiles } from '../../src/server/web/staticFiles'
import { listAppFiles } from '../../src/system/appFiles'
import { securityHeaders } from '../../src/system/pageSecurity'

const POLICY = 'content-security-policy'

describe('the headers of a page', () => {
  it('differ in nothing but what it may connect to', () => {
    const { [POLICY]: own = '', ...rest } = securityHeaders()
    const { [POLICY]: served = '', ...others } = securityHeaders("'self' ws://10.0.0.7:4747")
    expect(others).toEqual(rest)
    expect(own).toContain("connect-src 'none'; ")
    expect(served).toContain("connect-src 'self' ws://10.0.0.7:4747; ")
    const rules = (policy: string): string[] =>
      policy.split('; ').filter((rule) => !rule.startsWith('connect-src'))
    expect(rules(served)).toEqual(rules(own))
    for (const forbidden of ['unsafe', 'http', '*', 'data:']) expect(own).not.toContain(forbidden)
  })
})

describe('the header on openers', () => {
  const OPENER = 'cross-origin-opener-policy'

  it('is sent only where browsers heed it, and nothing else differs', () => {
    const { [OPENER]: opener, ...rest } = securityHeaders()
    expect(opener).toBe('same-origin')
    expect(securityHeaders(undefined, false)).toEqual(rest)
  })
})

describe('the files of the app', () => {
  it('are the same over both ways, and no others', () => {
    const root = mkdtempSync(join(tmpdir(), 'stammtisch-files-'))
    mkdirSync(join(root, 'assets'))
    for (const name of ['index.html', 'assets/a.js', 'assets/a.js.map', 'notes.md', '.env'])
      writeFileSync(join(root, name), name)
    const listed = listAppFiles(root)
    const served = readStaticFiles(root)
    expect([...listed.keys()].sort()).toEqual(['/assets/a.js', '/index.html'])
    expect([...served.keys()].sort()).toEqual(['/', ...listed.keys()].sort())
    for (const [name, { contentType }] of listed)
      expect(served.get(name)).toMatchObject({ contentType, body: Buffer.from(name.slice(1)) })
    expect(served.get('/assets/a.js')?.immutable).toBe(true)
    expect(served.get('/')).toBe(served.get('/index.html'))
    rmSync(root, { recursive: true })
  })
})
