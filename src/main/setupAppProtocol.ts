/** The app's own scheme `app://bundle/…`: pages come from a fixed list of files, with strict headers. */
import { readFile } from 'node:fs/promises'
import type { Protocol } from 'electron'
import { listAppFiles, type AppFile } from '../system/appFiles'
import { securityHeaders } from '../system/pageSecurity'
import { APP_HOST, APP_SCHEME } from './appAddress'

/** Must run once, before the app is ready: a second call would undo the first. */
export function registerAppScheme(protocol: Protocol): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      // Compiled pages are kept, so that the second start is faster.
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

function refuse(status: number): Response {
  return new Response('', { status, headers: securityHeaders() })
}

async function answer(request: Request, files: ReadonlyMap<string, AppFile>): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  if (!URL.canParse(request.url)) return refuse(404)
  const url = new URL(request.url)
  const file = url.host === APP_HOST ? files.get(url.pathname) : undefined
  if (!file) return refuse(404)
  const body = new Uint8Array(await readFile(file.path))
  return new Response(body, {
    headers: { ...securityHeaders(), 'content-type': file.contentType },
  })
}

/** Serves the files below `root`; the app must be ready. */
export function setupAppProtocol(protocol: Protocol, root: string): void {
  const files = listAppFiles(root)
  protocol.handle(APP_SCHEME, (request) => answer(request, files))
}
