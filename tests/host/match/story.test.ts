/** What has happened in a match so far, for whoever knows nothing of it. */
import { expect, it } from 'vitest'
import { isRecord } from '../../../src/engine/basics/json'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { begin, type Evening } from '../../pretend/evening'

/** The stories that a newcomer who watches is told. */
async function storiesFor({ host, table }: Evening, name: string): Promise<unknown[]> {
  const newcomer = host.player(name, 'en')
  await host.settle()
  void newcomer.client.command({ kind: 'join', as: 'spectator' }, table)
  await host.settle()
  return newcomer.frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    return isRecord(message) && message.story !== undefined ? [message.story] : []
  })
}

it('P-59 the story so far is the same after a restart of the host', async () => {
  const evening = await begin('retold', { options: { rounds: 2 } })
  await evening.playUntil('draw')
  await evening.playUntil('lay')
  const [before] = await storiesFor(evening, 'Dora')
  expect(before).toEqual(expect.arrayContaining([expect.anything()]))
  await evening.restart()
  expect(await storiesFor(evening, 'Emil')).toEqual([before])
})

it('P-59 whoever loads the page anew is told the story first, and then that he is back', async () => {
  const evening = await begin('reloaded', { options: { rounds: 2 } })
  await evening.playUntil('draw')
  const token = evening.anna.token()
  const frames: string[] = []
  const hello = {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    app: 'x',
    name: 'Anna',
    language: 'de',
  }
  evening.host.connect(frames).received(JSON.stringify({ ...hello, token, fresh: true }))
  await evening.host.settle()
  const told = frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    if (!isRecord(message)) return []
    if (message.type === 'notices') return [message.notices]
    return message.story === undefined ? [] : ['the story']
  })
  expect(told).toEqual(['the story', [{ kind: 'returned', name: 'Anna', seat: 0 }]])
})
