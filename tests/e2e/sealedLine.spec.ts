/** A guest's browser on the network: all that it says is sealed, and another host in the place of the one it knows is told nothing. */
import { rmSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { startHost } from '../support/host/hostProcess'

/** An address of this computer under which it is a guest of itself. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!found) throw new Error('this test needs a network adapter')
  return found.address
}

/** A line as it stands on the page; the region for the ear may hold it as well. */
function shownLine(page: Page, part: string): Locator {
  return page.locator('p:not([role=status] p)').filter({ hasText: part })
}

test('S15 a guest says nothing in the open; a host with another key is told nothing until the guest says so', async ({
  browser,
}) => {
  let host = await startHost({ isOpen: true })
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const frames: string[] = []
  const ways: string[] = []
  page.on('websocket', (socket) => {
    ways.push(new URL(socket.url()).pathname)
    const note = ({ payload }: { readonly payload: string | Buffer }): void => {
      frames.push(Buffer.from(payload).toString('latin1'))
    }
    socket.on('framesent', note)
    socket.on('framereceived', note)
  })
  await page.goto(`http://${ownAddress()}:${String(host.port)}/`)
  await expect(page.getByRole('button', { name: 'With friends: Tom’s Time Bluff' })).toBeVisible()
  await expect.poll(() => frames.length).toBeGreaterThan(4)
  expect(new Set(ways)).toEqual(new Set(['/sealed']))
  for (const word of ['hello', 'token', 'welcome', 'lobby', 'protocol']) {
    expect(frames.filter((frame) => frame.includes(word))).toEqual([])
  }
  // Everything about the tables is there, but the key: as if somebody else sat down at this address.
  const { folder, port } = host
  await host.end()
  rmSync(join(folder, 'host-key'))
  host = await startHost({ folder, port, isOpen: true })
  const notice = shownLine(page, 'is not the one from last time')
  await expect(notice).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'It is the right one: connect' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'With friends: Tom’s Time Bluff' })).toBeEnabled()
  await host.end()
  host.clean()
})

test('S15 a link that names another host leads nowhere, says so, and leaves no way around', async ({
  browser,
}) => {
  const host = await startHost({ isOpen: true })
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const address = `http://${ownAddress()}:${String(host.port)}/#/join/3fa9/${'0'.repeat(32)}`
  await page.goto(address)
  await expect(shownLine(page, 'is not the one this link was made for')).toBeVisible()
  await expect(page.getByText('Connecting')).toBeHidden()
  await expect(page.getByRole('button', { name: 'It is the right one' })).toBeHidden()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(shownLine(page, 'is not the one this link was made for')).toBeVisible()
  await page.getByLabel('Address or link').fill('no address')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('That is not an address.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stammtisch' })).toBeVisible()
  await host.end()
  host.clean()
})
