// Checks the packaging configuration against electron-builder's own schema, and the fuses against what we want.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { validateConfiguration } = require('app-builder-lib/out/util/config/config')
const { DebugLogger } = require('builder-util')
const { load } = require('js-yaml')

const WANTED_FUSES = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
}

const config = load(readFileSync('electron-builder.yml', 'utf8'))
await validateConfiguration(config, new DebugLogger(false))
const wrong = Object.entries(WANTED_FUSES).filter(
  ([fuse, value]) => config.electronFuses?.[fuse] !== value,
)
for (const [fuse, value] of wrong)
  console.error(`electron-builder.yml: the fuse ${fuse} must be ${value}.`)
if (config.publish !== null)
  console.error('electron-builder.yml: publish must be null, there is no network updater.')
if (wrong.length > 0 || config.publish !== null) process.exit(1)
console.log('electron-builder.yml: valid')
