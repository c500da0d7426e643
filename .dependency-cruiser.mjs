// Layer rules for dependency-cruiser, made from the table in scripts/layers.mjs.
import { LAYERS, OUTSIDE_FILES, REPLAY_FOLDER } from './scripts/layers.mjs'

/** Planted faults are checked with the same rules in a folder of their own. */
const root = process.env.LAYERS_ROOT ?? 'src'

const folderOf = {
  'games/contracts': `^${root}/games/contracts\\.ts$`,
  'games/outside': `^${root}/games/[^/]+/(${OUTSIDE_FILES})\\.ts$`,
}

function allowedLayers(layer) {
  const paths = LAYERS[layer].layers.map((name) => folderOf[name] ?? `^${root}/${name}/`)
  return [`^${root}/${layer}/`, ...paths]
}

function allowedPackages(layer) {
  return LAYERS[layer].packages
    .filter((name) => name !== 'node')
    .map((name) => `node_modules/${name}(/|$)`)
}

function layerRules(layer) {
  const from = { path: `^${root}/${layer}/` }
  const rules = [
    {
      name: `${layer}-imports-only-its-layers`,
      severity: 'error',
      from:
        layer === 'renderer'
          ? { ...from, pathNot: REPLAY_FOLDER.replace('^src', `^${root}`) }
          : from,
      to: { path: `^${root}/`, pathNot: allowedLayers(layer) },
    },
    {
      name: `${layer}-uses-only-its-packages`,
      severity: 'error',
      from,
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg'],
        pathNot: [...allowedPackages(layer), '^$'],
      },
    },
  ]
  if (!LAYERS[layer].packages.includes('node')) {
    rules.push({
      name: `${layer}-runs-without-node`,
      severity: 'error',
      from,
      to: { dependencyTypes: ['core'] },
    })
  }
  return rules
}

export default {
  forbidden: [
    ...Object.keys(LAYERS).flatMap(layerRules),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: `^${root}/games/([^/]+)/` },
      to: { path: `^${root}/games/([^/]+)/`, pathNot: `^${root}/games/$1/` },
    },
    {
      name: 'a-game-does-not-import-the-lists',
      severity: 'error',
      from: { path: `^${root}/games/[^/]+/` },
      to: { path: `^${root}/games/[^/]+\\.ts$` },
    },
    {
      name: 'contracts-carry-no-full-rules',
      severity: 'error',
      from: { path: `^${root}/games/contracts\\.ts$` },
      to: {
        reachable: true,
        path: `^${root}/games/[^/]+/(deal|play|flow|view|imagine|index)\\.ts$`,
      },
    },
    {
      name: 'every-folder-is-a-layer',
      severity: 'error',
      from: {
        path: `^${root}/`,
        pathNot: Object.keys(LAYERS).map((layer) => `^${root}/${layer}/`),
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.vue', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
