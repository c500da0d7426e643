/** The handshake against the published vectors of cacophony (haskell-cryptography/cacophony, vectors/cacophony.txt). */
import { hexToBytes } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { formatHex } from '../../../src/engine/basics/hex'
import { present } from '../../../src/engine/basics/invariant'
import { greetHost, keyPairOf, meetGuest } from '../../../src/protocol/secure/noise'

const PROLOGUE = hexToBytes('4a6f686e2047616c74')
const FRESH_OF_GUEST = '893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a'
const FRESH_OF_HOST = 'bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b'
const OWN_OF_HOST = '4a3acbfdb163dec651dfa3194dece676d437029c62a408b4c5ea9114246e4893'

/** Payload and what goes over the wire, guest and host in turns. */
const MESSAGES = [
  [
    '4c756477696720766f6e204d69736573',
    'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c79444c756477696720766f6e204d69736573',
  ],
  [
    '4d757272617920526f746862617264',
    '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f1448088430da8899553a0e2d18bb3bcdf632634e25dd60e400ecc50c371de2cd83257c7636c5913e463b6bd3f3efe3eb1c9e92f10dde5d45c312e42ff98cfadd9f9e92b01ec7604e5d2150eef5db0aed53ab203',
  ],
  ['462e20412e20486179656b', 'deefd230bea16077f1ceecaad5e4284c3bf2c564e20f694a61b9d4'],
  ['4361726c204d656e676572', '6bfa60de93cf432f460dcc86cf66716c22ffb502125832433808c0'],
  [
    '4a65616e2d426170746973746520536179',
    '9c9608d8fc3ef689ae393775e8bb60c16f28ab12ff5c94015961e54addb3d64983',
  ],
  [
    '457567656e2042f6686d20766f6e2042617765726b',
    '2490983755cc8a904f08a5876acb67db6821de003421b2f72f9f2389b21105ed4d43c4c799',
  ],
] as const

function bytesAt(message: number, part: 0 | 1): Uint8Array {
  return hexToBytes(present(MESSAGES[message], 'a message')[part])
}

function pairOf(secret: string): ReturnType<typeof keyPairOf> {
  return keyPairOf(hexToBytes(secret))
}

function meet() {
  const guest = greetHost(pairOf(FRESH_OF_GUEST), PROLOGUE, bytesAt(0, 0))
  const keys = { own: pairOf(OWN_OF_HOST), fresh: pairOf(FRESH_OF_HOST) }
  const host = present(meetGuest(guest.first, keys, PROLOGUE, bytesAt(1, 0)), 'an answer')
  return { guest, host, keys }
}

describe('Noise_NX_25519_ChaChaPoly_SHA256', () => {
  it('says what the published vectors say, byte by byte, both ways', () => {
    const { guest, host } = meet()
    expect(formatHex(guest.first)).toBe(MESSAGES[0][1])
    expect(formatHex(host.answer)).toBe(MESSAGES[1][1])
    expect(formatHex(host.payload)).toBe(MESSAGES[0][0])
    const met = present(guest.finish(host.answer), 'a host')
    expect(formatHex(met.payload)).toBe(MESSAGES[1][0])
    expect(met.hostKey).toEqual(pairOf(OWN_OF_HOST).public)
    for (let message = 2; message < MESSAGES.length; message++) {
      const [from, to] = message % 2 === 0 ? [met.line, host.line] : [host.line, met.line]
      const sealed = from.seal(bytesAt(message, 0))
      expect(formatHex(sealed)).toBe(formatHex(bytesAt(message, 1)))
      expect(to.open(sealed)).toEqual(bytesAt(message, 0))
    }
  })

  it('takes no answer in which any one bit was changed', () => {
    const { host } = meet()
    for (let bit = 0; bit < host.answer.length * 8; bit += 29) {
      const bent = Uint8Array.from(host.answer)
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      // The highest bit of a key of X25519 counts for nothing in the agreement, but it is part of what both have heard.
      expect(meet().guest.finish(bent)).toBeUndefined()
    }
  })

  it('opens nothing that was changed, left out, doubled or moved', () => {
    const { guest, host } = meet()
    const { line } = present(guest.finish(host.answer), 'a host')
    const first = line.seal(Uint8Array.of(1))
    const second = line.seal(Uint8Array.of(2))
    expect(host.line.open(second)).toBeUndefined()
    const again = meet()
    expect(again.host.line.open(first)).toEqual(Uint8Array.of(1))
    expect(again.host.line.open(first)).toBeUndefined()
  })

  it('refuses what is too short and the keys with which everybody agrees on nothing', () => {
    const { keys } = meet()
    expect(meetGuest(new Uint8Array(31), keys, PROLOGUE)).toBeUndefined()
    expect(meetGuest(new Uint8Array(32), keys, PROLOGUE)).toBeUndefined()
    expect(meet().guest.finish(new Uint8Array(96))).toBeUndefined()
    expect(meet().guest.finish(new Uint8Array())).toBeUndefined()
  })

  it('comes to nothing where the two sides mean different things', () => {
    const { keys } = meet()
    const guest = greetHost(pairOf(FRESH_OF_GUEST), PROLOGUE)
    const host = present(meetGuest(guest.first, keys, hexToBytes('00')), 'an answer')
    expect(guest.finish(host.answer)).toBeUndefined()
  })
})
