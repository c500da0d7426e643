import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { FrameEncoder } from '../../src/server/frameEncoder'

it('D11 a text for many is encoded once, and not kept', async () => {
  const encoder = new FrameEncoder()
  const first = encoder.encode('Käuzchen')
  expect(encoder.encode(['Käuz', 'chen'].join(''))).toBe(first)
  expect(encoder.encode('Kauz')).not.toBe(first)
  expect(first.toString('utf8')).toBe('Käuzchen')
  await nextTurn()
  expect(encoder.encode('Käuzchen')).not.toBe(first)
})
