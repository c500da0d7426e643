/** The window's files for guests' browsers: a fixed list in memory, nothing else is ever served. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listAppFiles, type AppFile } from '../../system/appFiles'

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt'])

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

function readStaticFile({ path, contentType }: AppFile): StaticFile {
  const body = readFileSync(path)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 24)}"`
  const immutable = /[/\\]assets[/\\]/u.test(path)
  const file = { contentType, body, etag, immutable }
  return COMPRESSED.has(extname(path)) ? { ...file, gzip: gzipSync(body) } : file
}

/** All files below `root` by request path; `/` is the page itself. Throws as Node does if `root` cannot be read. */
export function readStaticFiles(root: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const [name, file] of listAppFiles(root)) files.set(name, readStaticFile(file))
  const page = files.get('/index.html')
  if (page) files.set('/', page)
  return files
}
