// @vitest-environment happy-dom
// Which host is meant: what a link says counts before what is remembered, and nobody's secret goes to a stranger.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  isMeantHost,
  knownKey,
  mayTrustStranger,
  noteLink,
  trustStranger,
} from '../../../src/renderer/links/hostKeys'
import { tokensOf } from '../../../src/renderer/stores/tokens'

const ONE = '1'.repeat(32)
const OTHER = '2'.repeat(32)
const HERE = { kind: 'local' } as const
const THERE = { kind: 'remote', url: 'ws://192.0.2.7:4747/sealed' } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  location.hash = ''
})

describe('the host that is meant', () => {
  it('P-70 is the first that answers at an address, and nobody else from then on', () => {
    expect(knownKey(THERE)).toBeUndefined()
    expect(isMeantHost(THERE, ONE)).toBe(true)
    expect(knownKey(THERE)).toBe(ONE)
    expect(isMeantHost(THERE, OTHER)).toBe(false)
    expect(isMeantHost(THERE, ONE)).toBe(true)
    // Another address says nothing of this one.
    expect(isMeantHost({ ...THERE, url: 'ws://192.0.2.8:4747/sealed' }, OTHER)).toBe(true)
  })

  it('P-70 is the one that the link names, in the page’s own address too', () => {
    expect(isMeantHost({ ...THERE, key: ONE }, OTHER)).toBe(false)
    expect(isMeantHost({ ...THERE, key: ONE }, ONE)).toBe(true)
    location.hash = `#/join/3fa9/${ONE}`
    expect(isMeantHost(HERE, OTHER)).toBe(false)
    expect(isMeantHost(HERE, ONE)).toBe(true)
    location.hash = '#/table'
    expect(isMeantHost(HERE, OTHER)).toBe(false)
  })

  it('P-70 may be another one from now on if somebody says so, but not against his link; secrets stay with the first', () => {
    isMeantHost(THERE, ONE)
    tokensOf(THERE).write('secret')
    tokensOf(THERE, '.guest').write('secret of a guest')
    const unheard = { ...THERE, url: 'ws://192.0.2.9:4747/sealed' } as const
    expect(mayTrustStranger(unheard)).toBe(false)
    isMeantHost(THERE, OTHER)
    expect(mayTrustStranger({ ...THERE, key: ONE })).toBe(false)
    expect(mayTrustStranger(THERE)).toBe(true)
    expect(tokensOf(THERE).read()).toBe('secret')
    trustStranger(THERE)
    expect(isMeantHost(THERE, OTHER)).toBe(true)
    expect(tokensOf(THERE).read()).toBeUndefined()
    expect(tokensOf(THERE, '.guest').read()).toBeUndefined()
  })

  it('P-70 a link to another host than was here takes no secret of that one along', () => {
    isMeantHost(THERE, ONE)
    tokensOf(THERE).write('secret')
    noteLink(THERE)
    noteLink({ ...THERE, key: ONE })
    expect(tokensOf(THERE).read()).toBe('secret')
    noteLink({ ...THERE, key: OTHER })
    expect(tokensOf(THERE).read()).toBeUndefined()
    expect(knownKey(THERE)).toBe(OTHER)
  })
})
