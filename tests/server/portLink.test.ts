/** A window's line to a host elsewhere. */
import { expect, it } from 'vitest'
import { linkToRemote } from '../../src/server/web/portLink'

it('an address to which no socket leads is a host that does not answer, and the server goes on', () => {
  const told: unknown[] = []
  const port = {
    postMessage: (frame: unknown) => told.push(frame),
    on: () => undefined,
    start: () => undefined,
    close: () => undefined,
  }
  linkToRemote(port, 'ws://192.168.1.300:4747/sealed')
  expect(told).toEqual([null])
})
