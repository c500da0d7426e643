/** The files of the window, listed once at start: a request can only name a file of this list. */
import { readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** A file that may be served. */
export interface AppFile {
  readonly path: string
  readonly contentType: string
}

/** All files below `root` by their path in an address (`/index.html`); other endings are left out. */
export function listAppFiles(root: string): ReadonlyMap<string, AppFile> {
  const files = new Map<string, AppFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const contentType = CONTENT_TYPES[extname(entry.name)]
    if (!entry.isFile() || contentType === undefined) continue
    const path = join(entry.parentPath, entry.name)
    files.set(`/${relative(root, path).split(sep).join('/')}`, { path, contentType })
  }
  return files
}
