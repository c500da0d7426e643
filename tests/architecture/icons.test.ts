// The icons of the packages: there in every size, and whole.
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

describe('the icons', () => {
  it('are there in every size', async () => {
    const sizes = (await readdir('resources/icons/png')).map((name) => Number.parseInt(name, 10))
    expect(sizes.sort((a, b) => a - b)).toEqual([16, 32, 48, 64, 128, 256, 512])
    for (const size of sizes) {
      const png = await readFile(`resources/icons/png/${String(size)}x${String(size)}.png`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })

  it('are whole for Windows', async () => {
    const icon = await readFile('resources/icons/icon.ico')
    const count = icon.readUInt16LE(4)
    const ends = Array.from({ length: count }, (_, index) => {
      const at = 6 + 16 * index
      const offset = icon.readUInt32LE(at + 12)
      expect(icon.toString('latin1', offset + 1, offset + 4)).toBe('PNG')
      expect(icon.readUInt32BE(offset + 16) % 256).toBe(icon.readUInt8(at))
      return offset + icon.readUInt32LE(at + 8)
    })
    expect(count).toBe(7)
    expect(ends.at(-1)).toBe(icon.length)
  })

  it('are whole for macOS', async () => {
    const icon = await readFile('resources/icons/icon.icns')
    expect(icon.toString('latin1', 0, 4)).toBe('icns')
    expect(icon.readUInt32BE(4)).toBe(icon.length)
    const types: string[] = []
    for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) {
      types.push(icon.toString('latin1', at, at + 4))
      expect(icon.toString('latin1', at + 9, at + 12)).toBe('PNG')
    }
    expect(types).toEqual(expect.arrayContaining(['ic07', 'ic08', 'ic09', 'ic10', 'ic13', 'ic14']))
  })
})
