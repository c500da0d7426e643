// Takes pictures of the playground with the system's Chromium: node shoot.mjs NAME QUERY WIDTHxHEIGHT [scale]
import { chromium } from '@playwright/test'

const [name, query, size, scale] = process.argv.slice(2)
const [width, height] = size.split('x').map(Number)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width, height },
  deviceScaleFactor: Number(scale ?? 1),
})
page.on('console', (line) => {
  if (line.type() !== 'debug') console.log(line.type(), line.text())
})
page.on('pageerror', (error) => console.log('pageerror', error.message))
await page.goto(`http://127.0.0.1:5199/?${query}`)
await page.waitForTimeout(900)
const wide = await page.evaluate(() => document.documentElement.scrollWidth)
if (wide > width) console.log('HORIZONTAL SCROLL', wide)
await page.screenshot({ path: `/tmp/shots/${name}.png` })
await browser.close()
