// `npm run icons`: the app's icons for the three systems, rendered from resources/icons/icon.svg in a real Chromium.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { needChromium } from './chromium.mjs'

const FOLDER = 'resources/icons'
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512]
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** Apple's four-letter names of PNG images in an .icns file, by their size in pixels. */
const APPLE_TYPES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
]

/** The drawing as PNG by size. */
async function render(sizes) {
  const drawing = readFileSync(`${FOLDER}/icon.svg`, 'utf8')
  const browser = await chromium.launch({ executablePath: needChromium() })
  const images = new Map()
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const style = `margin:0;width:${size}px;height:${size}px;display:block`
    await page.setContent(
      `<body style="margin:0">${drawing.replace('<svg', `<svg style="${style}"`)}`,
    )
    images.set(size, await page.screenshot({ omitBackground: true }))
    await page.close()
  }
  await browser.close()
  return images
}

/** An .ico file: a directory of 16 bytes per image, then the images as PNG. */
function windowsIcon(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, image }] of images.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size % 256, at) // 0 stands for 256
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images.map(({ image }) => image)])
}

/** An .icns file: blocks of a type, a length and a PNG. */
function appleIcon(images) {
  const blocks = images.map(({ type, image }) => block(type, image))
  return block('icns', Buffer.concat(blocks))
}

function block(type, content) {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([head, content])
}

const appleSizes = APPLE_TYPES.map(([, size]) => size)
const images = await render(new Set([...LINUX_SIZES, ...WINDOWS_SIZES, ...appleSizes]))
mkdirSync(`${FOLDER}/png`, { recursive: true })
for (const size of LINUX_SIZES) {
  writeFileSync(`${FOLDER}/png/${size}x${size}.png`, images.get(size))
}
// The browser's home screen takes this one.
writeFileSync('resources/public/icon.png', images.get(256))
const windows = WINDOWS_SIZES.map((size) => ({ size, image: images.get(size) }))
writeFileSync(`${FOLDER}/icon.ico`, windowsIcon(windows))
const apple = APPLE_TYPES.map(([type, size]) => ({ type, image: images.get(size) }))
writeFileSync(`${FOLDER}/icon.icns`, appleIcon(apple))
console.log(`icon.ico, icon.icns and ${LINUX_SIZES.length} PNG files in ${FOLDER}`)
