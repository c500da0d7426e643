/** The playground of sample tables, served for a browser test: what is measured there needs no host. */
import { resolve } from 'node:path'
import { createServer } from 'vite'

/** A playground that is served. */
export interface Playground {
  /** Without a slash at its end. */
  readonly origin: string
  end(): Promise<void>
}

/** Serves the playground on a port that is free. */
export async function servePlayground(): Promise<Playground> {
  const server = await createServer({
    configFile: 'tests/renderer/playground/vite.config.ts',
    server: { port: 0, strictPort: false },
    // Servers of workers that run side by side would clear away each other's packages.
    cacheDir: resolve(`node_modules/.vite-playground-${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`),
  })
  await server.listen()
  const [local = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(local).origin, end: () => server.close() }
}
