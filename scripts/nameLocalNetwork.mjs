// A hook of electron-builder: macOS asks for the right to the local network in the name of whichever program touches it, and ours are
// helpers, whose descriptions electron-builder leaves as they come. So the app's own words are put into them before they are signed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEYS = ['NSLocalNetworkUsageDescription', 'NSBonjourServices']

function entry(key, value) {
  const text = (one) => `<string>${one.replace(/&/gu, '&amp;').replace(/</gu, '&lt;')}</string>`
  const body = Array.isArray(value) ? `<array>${value.map(text).join('')}</array>` : text(value)
  return `<key>${key}</key>${body}`
}

/** The property list with the app's words; unchanged where it has them. */
function withLocalNetwork(plist, words) {
  const missing = KEYS.filter((key) => words[key] !== undefined && !plist.includes(key))
  const end = plist.lastIndexOf('</dict>')
  if (end < 0 || missing.length === 0) return plist
  const added = missing.map((key) => entry(key, words[key])).join('')
  return `${plist.slice(0, end)}${added}${plist.slice(end)}`
}

/** Called by electron-builder after an app has been put together and before it is signed. */
export function afterPack({ electronPlatformName, appOutDir, packager }) {
  if (electronPlatformName !== 'darwin') return
  const { productFilename } = packager.appInfo
  const frameworks = join(appOutDir, `${productFilename}.app`, 'Contents', 'Frameworks')
  for (const name of readdirSync(frameworks)) {
    const file = join(frameworks, name, 'Contents', 'Info.plist')
    if (!name.endsWith('.app') || !existsSync(file)) continue
    const words = packager.config.mac?.extendInfo ?? {}
    writeFileSync(file, withLocalNetwork(readFileSync(file, 'utf8'), words))
  }
}
