/** Command lines: every mistake has a sentence, and the words of Chromium beside ours are none. */
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOST_FLAGS, readHostWish, type HostWish } from '../../src/system/hostFlags'
import { parseArguments } from '../../src/system/parseArguments'

function read(words: readonly string[], others?: 'passed over'): HostWish | string {
  const flags = parseArguments(words, HOST_FLAGS, others)
  if (!flags.ok) return flags.error
  const wish = readHostWish(flags.value)
  return wish.ok ? wish.value : wish.error
}

describe('the words of a host', () => {
  it.each([
    [[], { hasDiscovery: true }],
    [['--port', '4790'], { hasDiscovery: true, port: 4790 }],
    [['--port=4790'], { hasDiscovery: true, port: 4790 }],
    [
      ['--no-discovery', '--data', 'a folder'],
      { hasDiscovery: false, dataFolder: resolve('a folder') },
    ],
    [['--data', '-x'], { hasDiscovery: true, dataFolder: resolve('-x') }],
    [['--bot-pace', '50', '--name', 'Ann'], { hasDiscovery: true, pace: 0.5, name: 'Ann' }],
  ])('%j are understood', (words, wish) => {
    expect(read(words)).toEqual(wish)
  })

  it.each([
    [['--prot', '4790'], '"--prot" is not known here; --help lists what is.'],
    [['4790'], '"4790" is not known here; --help lists what is.'],
    [['-p'], '"-p" is not known here; --help lists what is.'],
    [['--'], '"--" is not known here; --help lists what is.'],
    [['--toString'], '"--toString" is not known here; --help lists what is.'],
    [['--port'], '--port needs a value: --port NUMBER.'],
    [['--port', '--data'], '--port needs a value: --port NUMBER.'],
    [['--no-discovery=yes'], '--no-discovery stands alone, without a value.'],
    [['--port', '0'], '--port is "0" but must be a whole number from 1 to 65535.'],
    [['--port', '1e3'], '--port is "1e3" but must be a whole number from 1 to 65535.'],
    [['--bot-pace', '401'], '--bot-pace is "401" but must be a whole number from 1 to 400.'],
  ])('%j are answered with a sentence', (words, sentence) => {
    expect(read(words)).toBe(sentence)
  })

  it('stand among those of Chromium, which are passed over', () => {
    const words = [
      '.',
      '--no-sandbox',
      '--port',
      '4790',
      '--lang=de',
      '-psn_0_1',
      '--inspect=0',
      'x',
    ]
    expect(read(words, 'passed over')).toEqual({ hasDiscovery: true, port: 4790 })
    expect(read(['--lang=de', '--port', 'x'], 'passed over')).toContain('--port is "x"')
  })
})
