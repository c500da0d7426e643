// The import rules for dependency-cruiser, made from the table in layers.mjs.
import { LAYERS, REPLAY_FOLDER } from './layers.mjs'

const PACKAGE_KINDS = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown']

/** Settings of dependency-cruiser for the sources below `root`; the planted faults of the tests lie below another. */
export function layerSettings(root) {
  return {
    forbidden: [
      ...Object.keys(LAYERS).flatMap(rulesOf(root)),
      ...commonRules(root),
      ...gameRules(root),
      ...replayRules(root),
    ],
    options,
  }
}

function rulesOf(root) {
  return (layer) => {
    const { layers, typesOf = [], packages } = LAYERS[layer]
    const from = { path: `^${root}/${layer}/` }
    return [
      {
        name: `${layer}-imports-only-its-layers`,
        from: layer === 'renderer' ? { ...from, pathNot: `^${root}/${REPLAY_FOLDER}/` } : from,
        to: { path: `^${root}/`, pathNot: [layer, ...layers, ...typesOf].map(pathIn(root)) },
      },
      ...typesOf.map((name) => ({
        name: `${layer}-imports-only-types-of-${name}`,
        from,
        to: { path: pathIn(root)(name), dependencyTypesNot: ['type-only'] },
      })),
      {
        name: `${layer}-uses-only-its-packages`,
        from,
        to: { dependencyTypes: PACKAGE_KINDS, pathNot: ['^$', ...packages.map(packagePath)] },
      },
      ...(packages.includes('node')
        ? []
        : [{ name: `${layer}-runs-without-node`, from, to: { dependencyTypes: ['core'] } }]),
    ].map(asError)
  }
}

function commonRules(root) {
  const outsideTheTable = Object.keys(LAYERS).map(pathIn(root))
  return [
    // Types that name each other cost nothing at run time, but they can be read only together.
    { name: 'no-circles', from: {}, to: { circular: true } },
    {
      // What a page shows lies below it: whoever needs a part of a page moves it out of there.
      name: 'pages-are-known-to-the-router-alone',
      from: {
        path: `^${root}/renderer/`,
        pathNot: `^${root}/renderer/(pages/|router\\.ts$|App\\.vue$)`,
      },
      to: { path: `^${root}/renderer/pages/` },
    },
    { name: 'everything-resolves', from: {}, to: { couldNotResolve: true } },
    {
      name: 'every-folder-is-a-layer',
      from: { path: `^${root}/`, pathNot: outsideTheTable },
      to: {},
    },
    {
      name: 'every-imported-folder-is-a-layer',
      from: { path: `^${root}/` },
      to: { path: `^${root}/`, pathNot: outsideTheTable },
    },
    {
      name: 'sources-import-only-sources',
      from: { path: `^${root}/` },
      to: {
        pathNot: [`^${root}/`, '^package\\.json$', 'node_modules/', '^$'],
        dependencyTypesNot: ['core', 'unknown', ...PACKAGE_KINDS],
      },
    },
  ].map(asError)
}

function gameRules(root) {
  const inside = `^${root}/games/[^/]+/inside/`
  return [
    {
      name: 'no-game-knows-another',
      from: { path: `^${root}/games/([^/]+)/` },
      to: { path: `^${root}/games/([^/]+)/`, pathNot: `^${root}/games/$1/` },
    },
    {
      name: 'no-game-imports-the-lists',
      from: { path: `^${root}/games/[^/]+/` },
      to: { path: `^${root}/games/[^/]+\\.ts$` },
    },
    {
      name: 'outside-imports-nothing-from-inside',
      from: { path: pathIn(root)('games/outside') },
      to: { path: inside },
    },
    {
      name: 'games-stand-outside-or-inside',
      from: { path: `^${root}/games/[^/]+/`, pathNot: `^${root}/games/[^/]+/(outside|inside)/` },
      to: {},
    },
    {
      name: 'contracts-carry-no-full-rules',
      from: { path: pathIn(root)('games/contracts') },
      to: { reachable: true, path: inside },
    },
  ].map(asError)
}

function replayRules(root) {
  const page = { path: `^${root}/renderer/`, pathNot: `^${root}/${REPLAY_FOLDER}/` }
  return [
    {
      name: 'registry-in-the-window-only-for-replay',
      from: page,
      to: { path: `^${root}/games/registry\\.ts$` },
    },
    {
      name: 'replay-is-loaded-on-demand',
      from: page,
      to: {
        path: `^${root}/${REPLAY_FOLDER}/`,
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'replay-imports-only-the-lists-of-games',
      from: { path: `^${root}/${REPLAY_FOLDER}/` },
      to: {
        path: `^${root}/`,
        pathNot: [
          ...['renderer', ...LAYERS.renderer.layers].map(pathIn(root)),
          `^${root}/games/registry\\.ts$`,
        ],
      },
    },
  ].map(asError)
}

function pathIn(root) {
  return (name) => {
    if (name === 'games/contracts') return `^${root}/games/contracts\\.ts$`
    if (name === 'games/outside') return `^${root}/games/[^/]+/outside/`
    return `^${root}/${name}/`
  }
}

function packagePath(name) {
  return name.endsWith('*') ? `node_modules/${name.slice(0, -1)}` : `node_modules/${name}(/|$)`
}

function asError(rule) {
  return { severity: 'error', ...rule }
}

const options = {
  doNotFollow: { path: 'node_modules' },
  tsConfig: { fileName: 'tsconfig.base.json' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.vue', '.js', '.mjs', '.json', '.d.ts'],
  },
}
