/** The playground of sample tables, served for a browser test: what is measured there needs no host. */
import { resolve } from 'node:path'
import { build, preview } from 'vite'

const CONFIG = 'tests/renderer/playground/vite.config.ts'

/** A playground that is served. */
export interface Playground {
  /** Without a slash at its end. */
  readonly origin: string
  end(): Promise<void>
}

// As players get it: built once for each worker, it loads and draws several times faster than module by module.
let built: Promise<string> | undefined

async function buildPlayground(): Promise<string> {
  const outDir = resolve(`out-test/playground-${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`)
  await build({
    configFile: CONFIG,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  return outDir
}

/** Serves the playground on a port that is free. */
export async function servePlayground(): Promise<Playground> {
  const outDir = await (built ??= buildPlayground())
  const server = await preview({
    configFile: CONFIG,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const [local = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(local).origin, end: () => server.close() }
}
