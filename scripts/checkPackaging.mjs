// Checks the packaging settings: electron-builder's own schema, and what we ask of every package.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const WANTED_FUSES = {
  runAsNode: false,
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
}
const WANTED_TARGETS = { win: ['nsis', 'zip'], mac: ['dmg'], linux: ['AppImage', 'deb'] }

// These belong to electron-builder, so they are looked up from there.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
const { validateConfiguration } = ofBuilder('app-builder-lib/out/util/config/config')
const { DebugLogger } = ofBuilder('builder-util')
const { load } = ofBuilder('js-yaml')

/** What is wrong with the settings beyond their schema, a sentence each. */
function faults(config) {
  const fuses = Object.entries(WANTED_FUSES)
    .filter(([fuse, value]) => config.electronFuses?.[fuse] !== value)
    .map(([fuse, value]) => `the fuse ${fuse} must be ${value}`)
  const targets = Object.entries(WANTED_TARGETS).flatMap(([system, names]) =>
    names
      .filter((name) => !targetNames(config[system]).includes(name))
      .map((name) => `${system} must build ${name}`),
  )
  const icons = ['win', 'mac', 'linux']
    .map((system) => config[system]?.icon)
    .filter((path) => !path || !existsSync(path))
    .map((path) => `the icon ${path} is missing; npm run icons makes it`)
  return [...fuses, ...targets, ...icons, ...otherFaults(config)]
}

function targetNames(system) {
  return (system?.target ?? []).map((target) =>
    typeof target === 'string' ? target : target.target,
  )
}

function otherFaults(config) {
  return [...otherDemands(config), ...linuxDemands(config)]
    .filter(([isGood]) => !isGood)
    .map(([, sentence]) => sentence)
}

function otherDemands(config) {
  const apple = config.mac?.extendInfo ?? {}
  const archs = config.mac?.target?.[0]?.arch ?? []
  return [
    [config.publish === null, 'publish must be null, there is no network updater'],
    [config.appId === 'org.stammtisch.app', 'the appId must stay, settings and tables hang on it'],
    [apple.NSLocalNetworkUsageDescription, 'macOS must be told why the local network is used'],
    [apple.NSBonjourServices?.includes('_stammtisch._tcp'), 'macOS must be told the service type'],
    [archs.includes('arm64') && archs.includes('x64'), 'macOS needs both arm64 and x64'],
    [
      !targetNames(config.win).includes('portable'),
      'win must not build portable: a second start would delete the files of the app that runs',
    ],
    [config.mac?.identity === '-', 'macOS must sign, at least for the computer itself'],
  ]
}

function linuxDemands({ linux, toolsets }) {
  return [
    [linux?.maintainer, 'a .deb needs a maintainer'],
    [about.homepage, 'a .deb needs a homepage in package.json'],
    [
      linux?.syncDesktopName && about.desktopName === `${linux.executableName}.desktop`,
      'desktops find the window by desktopName in package.json',
    ],
    [toolsets?.appimage === '1.0.3', 'an AppImage must not need libfuse2'],
    [
      linux?.target.every(({ arch }) => arch?.includes('arm64')),
      'Linux needs arm64 too: the computer in the corner',
    ],
  ]
}

const about = JSON.parse(readFileSync('package.json', 'utf8'))
const config = load(readFileSync('electron-builder.yml', 'utf8'))
await validateConfiguration(config, new DebugLogger(false))
const found = faults(config)
for (const fault of found) console.error(`electron-builder.yml: ${fault}.`)
if (found.length > 0) process.exit(1)
console.log('electron-builder.yml: valid')
