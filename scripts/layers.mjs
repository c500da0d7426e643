// Who may import whom, and what each layer may assume: the one table of the architecture.
// The import rules (layerRules.mjs) are made from it; src/<layer>/tsconfig.json must agree with it, which tests/architecture checks.

/**
 * @typedef {'pure' | 'node' | 'preload' | 'window'} Surroundings
 * @typedef {{ in: Surroundings, layers: string[], typesOf?: string[], packages: string[] }} Layer
 */

/**
 * What a layer finds around it: the libraries and ambient types of its tsconfig.
 * Pure code gets the language and nothing else, so no clock, no console, no page.
 * @type {Record<Surroundings, { lib: string[], types: string[] }>}
 */
export const SURROUNDINGS = {
  pure: { lib: ['ES2023'], types: [] },
  node: { lib: ['ES2023'], types: ['node'] },
  preload: { lib: ['ES2023', 'DOM'], types: [] },
  window: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
}

/**
 * Folder of src -> `layers` it may import, `typesOf` layers of which it may import types only,
 * `packages` it may use ('node' for the built-in modules, 'x*' for every name beginning with x).
 * Every layer may import itself. In order: a layer names only layers above it.
 * @type {Record<string, Layer>}
 */
export const LAYERS = {
  engine: { in: 'pure', layers: [], packages: ['@noble/ciphers', '@noble/hashes'] },
  games: { in: 'pure', layers: ['engine'], packages: [] },
  protocol: {
    in: 'pure',
    layers: ['engine'],
    packages: ['valibot', '@noble/ciphers', '@noble/curves', '@noble/hashes'],
  },
  bots: { in: 'pure', layers: ['engine', 'games'], typesOf: ['protocol'], packages: [] },
  host: {
    in: 'pure',
    layers: ['engine', 'games', 'protocol'],
    packages: ['valibot', 'unhomoglyph'],
  },
  client: { in: 'pure', layers: ['engine', 'protocol', 'games/contracts'], packages: [] },
  ipc: { in: 'pure', layers: [], typesOf: ['protocol'], packages: ['valibot'] },
  system: { in: 'node', layers: ['engine'], packages: ['node'] },
  server: {
    in: 'node',
    layers: ['engine', 'games', 'bots', 'protocol', 'host', 'system'],
    typesOf: ['ipc'],
    packages: ['node', 'ws', 'bonjour-service', 'multicast-dns', 'valibot'],
  },
  cli: {
    in: 'node',
    layers: ['engine', 'games', 'bots', 'protocol', 'host', 'system', 'server'],
    packages: ['node', 'uqr'],
  },
  // The shell starts the server as a process; it must never run in the shell's own.
  main: {
    in: 'node',
    layers: ['ipc', 'system'],
    typesOf: ['server'],
    packages: ['node', 'electron', 'valibot'],
  },
  preload: { in: 'preload', layers: ['ipc'], packages: ['electron'] },
  renderer: {
    in: 'window',
    layers: ['engine', 'client', 'protocol', 'ipc', 'games/contracts', 'games/outside'],
    packages: ['vue', 'vue-router', 'vue-i18n', 'pinia', 'uqr', '@fontsource*'],
  },
}

/** The only folder of the window that may load full rules: it replays records and deals first rounds, loaded on demand. */
export const REPLAY_FOLDER = 'renderer/replay'
