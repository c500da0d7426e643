// Takes pictures of the playground with the system's Chromium. Each argument: NAME,QUERY,WIDTHxHEIGHT[,SCALE]
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = process.env.SHOTS ?? 'out/shots'
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const wish of process.argv.slice(2)) {
  const [name, query, size, scale] = wish.split(',')
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: Number(scale ?? 1),
  })
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) console.log(name, line.type(), line.text())
  })
  page.on('pageerror', (error) => console.log(name, 'pageerror', error.message))
  await page.goto(`http://127.0.0.1:5199/?${query}`)
  await page.waitForSelector('.game-stage, .gallery', { timeout: 15000 })
  await page.waitForTimeout(900)
  const [wide, high] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ])
  if (wide > width) console.log(name, 'HORIZONTAL SCROLL', wide)
  if (high > height) console.log(name, 'taller than the window', high)
  await page.screenshot({ path: `${folder}/${name}.png` })
  await page.close()
}
await browser.close()
