/** What Windows will ask is said before it asks, in the browser version too. */
import { describe, expect, it } from 'vitest'
import { networkQuestion } from '../../src/system/networkQuestion'

describe('a host without a window of its own', () => {
  it('says on Windows alone what will be asked, and in whose name', () => {
    expect(networkQuestion('win32')).toContain('whether Node.js may use the network')
    expect(networkQuestion('linux')).toBeUndefined()
    expect(networkQuestion('darwin')).toBeUndefined()
  })
})
