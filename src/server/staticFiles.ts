/** The window's files for guests' browsers: a fixed list in memory, nothing else is ever served. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg'])

/** A file that can be served. */
export interface StaticFile {
  readonly contentType: string
  readonly body: Buffer
  /** Absent where compressing gains nothing. */
  readonly gzip?: Buffer
  readonly etag: string
  /** The name holds a hash of the content: it never changes. */
  readonly immutable: boolean
}

function readStaticFile(path: string, ending: string, contentType: string): StaticFile {
  const body = readFileSync(path)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 24)}"`
  const immutable = /[/\\]assets[/\\]/u.test(path)
  const file = { contentType, body, etag, immutable }
  return COMPRESSED.has(ending) ? { ...file, gzip: gzipSync(body) } : file
}

/** All files below `root` by request path; `/` is the page itself. */
export function readStaticFiles(root: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const ending = extname(entry.name)
    const contentType = CONTENT_TYPES[ending]
    if (!entry.isFile() || contentType === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(root, path).split(sep).join('/')}`
    files.set(name, readStaticFile(path, ending, contentType))
  }
  const page = files.get('/index.html')
  if (page) files.set('/', page)
  return files
}
