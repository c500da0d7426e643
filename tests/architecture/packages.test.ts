// What `npm ci` brings: nothing that names a server, runs a program of its own or ends up in the app unbundled.
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { LAYERS } from '../../scripts/layers.mjs'

type Entry = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readJson(path: string): Entry {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isRecord(value) ? value : {}
}

/** The entries of the lock file by their place, without our own. */
function locked(): [string, Entry][] {
  const { packages } = readJson('package-lock.json')
  if (!isRecord(packages)) return []
  return Object.entries(packages).flatMap(([place, entry]) =>
    place !== '' && isRecord(entry) ? [[place, entry]] : [],
  )
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The places where the package at `place` looks for `name`, the nearest first. */
function lookups(place: string, name: string): string[] {
  const parts = place.split(/(?:^|\/)node_modules\//u).slice(1)
  return Array.from({ length: parts.length + 1 }, (_, outer) =>
    [...parts.slice(0, parts.length - outer), name].map((part) => `node_modules/${part}`).join('/'),
  )
}

/** One line for every optional part that would be missing or of a wrong version on the system it is made for. */
function unresolvedParts(entries: readonly [string, Entry][]): string[] {
  const known = new Map(entries)
  return entries.flatMap(([place, { optionalDependencies }]) =>
    Object.entries(isRecord(optionalDependencies) ? optionalDependencies : {}).flatMap(
      ([name, wanted]) => {
        const [nearest] = lookups(place, name).filter((at) => known.has(at))
        const found = known.get(nearest ?? '')?.['version']
        const isGood = satisfies(String(found), String(wanted))
        return isGood ? [] : [`${place} wants ${name} ${String(wanted)}, finds ${String(found)}`]
      },
    ),
  )
}

describe('the lock file', () => {
  // A registry that lacks a part leaves it out silently; whoever sits at such a system then has no native binding.
  it('holds every optional part of every package, in the wanted version', () => {
    expect(unresolvedParts(locked())).toEqual([])
  })

  it('would be found incomplete with a part missing, or with one that only an outer package wants', () => {
    const whole: [string, Entry][] = [
      ['node_modules/a', { optionalDependencies: { 'a-win': '2.0.0' } }],
      ['node_modules/a/node_modules/a-win', { version: '2.0.0' }],
      ['node_modules/a-win', { version: '1.0.0' }],
    ]
    expect(unresolvedParts(whole)).toEqual([])
    expect(unresolvedParts(whole.filter(([place]) => !place.includes('a/node_modules')))).toEqual([
      'node_modules/a wants a-win 2.0.0, finds 1.0.0',
    ])
    expect(unresolvedParts(whole.slice(0, 1))).toEqual([
      'node_modules/a wants a-win 2.0.0, finds undefined',
    ])
  })

  it('names no server', () => {
    expect(locked().length).toBeGreaterThan(100)
    expect(locked().filter(([, entry]) => 'resolved' in entry)).toEqual([])
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/registry|\.tgz/u)
  })

  it('checks what it installs', () => {
    const unchecked = locked().filter(([, entry]) => !('integrity' in entry) && !('link' in entry))
    const bundled = unchecked.filter(([, entry]) => entry['inBundle'] !== true)
    expect(bundled.map(([place]) => place)).toEqual([])
  })

  it('brings programs that want to run while installing only where package.json denies it', () => {
    const { allowScripts } = readJson('package.json')
    const running = locked().filter(([, entry]) => entry['hasInstallScript'] === true)
    const denied = Object.fromEntries(running.map(([place]) => [nameOf(place), false]))
    expect(allowScripts).toEqual(denied)
  })

  it('keeps to what package.json asks for', () => {
    const { packages } = readJson('package-lock.json')
    const own = isRecord(packages) ? packages[''] : undefined
    const { devDependencies } = readJson('package.json')
    expect(isRecord(own) ? own['devDependencies'] : undefined).toEqual(devDependencies)
  })
})

describe('package.json', () => {
  const manifest = readJson('package.json')
  const packages = isRecord(manifest['devDependencies']) ? manifest['devDependencies'] : {}

  it('has nothing to install for players: everything is bundled', () => {
    expect(manifest['dependencies']).toBeUndefined()
    expect(manifest['optionalDependencies']).toBeUndefined()
  })

  it('runs nothing of its own while installing', () => {
    const scripts = isRecord(manifest['scripts']) ? Object.keys(manifest['scripts']) : []
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']
    expect(scripts.filter((name) => hooks.includes(name))).toEqual([])
  })

  it('asks for versions, not for whatever there is', () => {
    const loose = Object.entries(packages).filter(
      ([, wanted]) => !/^(\^|~)?\d+\.\d+\.\d+$/u.test(String(wanted)),
    )
    expect(loose).toEqual([])
  })

  it('lists every package that a layer may use', () => {
    const used = Object.values(LAYERS).flatMap((layer) => layer.packages)
    const known = Object.keys(packages)
    const missing = used.filter((name) => {
      if (name === 'node' || builtinModules.includes(name)) return false
      const stem = name.endsWith('*') ? name.slice(0, -1) : undefined
      return stem === undefined
        ? !known.includes(name)
        : !known.some((other) => other.startsWith(stem))
    })
    expect(missing).toEqual([])
  })
})
