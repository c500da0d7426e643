/** The only addresses that the shell hands to the system's browser, and where a big screen begins. */
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { IPC_CALLS } from '../../src/ipc/ipc'
import { formatWatchPath, isHostHere } from '../../src/main/appAddress'

describe('an address that may be opened in a browser', () => {
  it('is a host of this computer', () => {
    expect(isHostHere('http://127.0.0.1:4747/')).toBe(true)
  })

  it.each([
    'https://127.0.0.1:4747/',
    'http://127.0.0.1/',
    'http://127.0.0.1:0/',
    'http://127.0.0.1:474700/',
    'http://127.0.0.1:4747/x',
    'http://127.0.0.1:4747/\n',
    'http://127.0.0.1:4747@example.com/',
    'http://127.0.0.1.example.com:4747/',
    'http://localhost:4747/',
    'http://192.168.1.5:4747/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
  ])('is nothing else: %j', (address) => {
    expect(isHostHere(address)).toBe(false)
  })
})

describe('the address of a big screen', () => {
  it('names the table, and the host where it is another computer', () => {
    expect(formatWatchPath('abc1', { kind: 'local' })).toBe('#/watch/abc1')
    const away = { kind: 'remote', url: 'ws://192.0.2.7:4747/sealed' } as const
    const there = 'ws%3A%2F%2F192.0.2.7%3A4747%2Fsealed'
    expect(formatWatchPath('abc1', away)).toBe(`#/watch/abc1?at=${there}`)
  })
})

describe('the address of a host elsewhere that a page names', () => {
  it.each(['192.168.1.20:4747', 'mias-laptop.local:4747', '[fd00::7]:4747', 'localhost'])(
    'is taken: %s',
    (place) => {
      const asked = [1, { kind: 'remote', url: `ws://${place}/sealed` }]
      expect(parse(IPC_CALLS.openLink.takes, asked)).toEqual(asked)
    },
  )

  it.each(['192.168.1.300:4747', '1.2.3.4.5', '192.168..20', '192.168.1.20:70000', 'a:0', '[1:2]'])(
    'is refused, since no socket leads there: %s',
    (place) => {
      const asked = [1, { kind: 'remote', url: `ws://${place}/sealed` }]
      expect(safeParse(IPC_CALLS.openLink.takes, asked).success).toBe(false)
    },
  )
})
