// Who may import whom: the one table of the architecture. dependency-cruiser and the tests read it.

/** Layer -> layers and packages it may import; a layer may always import itself. */
export const LAYERS = {
  engine: { layers: [], packages: ['@noble/ciphers', '@noble/hashes'] },
  games: { layers: ['engine'], packages: [] },
  bots: { layers: ['engine', 'games', 'protocol'], packages: [] },
  protocol: { layers: ['engine'], packages: ['valibot'] },
  host: { layers: ['engine', 'games', 'protocol'], packages: ['valibot'] },
  client: { layers: ['engine', 'protocol', 'games/contracts'], packages: [] },
  ipc: { layers: [], packages: ['valibot'] },
  server: {
    layers: ['engine', 'games', 'bots', 'protocol', 'host', 'ipc'],
    packages: ['node', 'ws', 'bonjour-service', 'valibot'],
  },
  cli: {
    layers: ['engine', 'games', 'bots', 'protocol', 'host', 'server'],
    packages: ['node', 'uqr'],
  },
  main: { layers: ['ipc', 'server'], packages: ['node', 'electron', 'valibot'] },
  preload: { layers: ['ipc'], packages: ['electron'] },
  renderer: {
    layers: ['engine', 'client', 'protocol', 'ipc', 'games/contracts', 'games/outside'],
    packages: ['vue', 'vue-router', 'vue-i18n', 'pinia', 'uqr', '@fontsource'],
  },
}

/** Files of a game that know views and moves, never a state: what `games/outside` stands for. */
export const OUTSIDE_FILES = 'contract|legality|check|faces|guards'

/** The only folder of the window that may load full rules: the replay, on demand. */
export const REPLAY_FOLDER = '^src/renderer/replay/'
