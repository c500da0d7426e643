/** Before a match: who wants to begin calls those who are not ready. */
import { expect, it } from 'vitest'
import type { Notice } from '../../../src/protocol/tableViews'
import { openEvening, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { tableOf } from '../../support/match/seats'

const NOT_READY = { kind: 'ready', ready: false } as const

function noticesOf(player: TestPlayer): Notice[] {
  const told: Notice[] = []
  player.client.subscribe({
    changed: () => undefined,
    happened: () => undefined,
    thought: () => undefined,
    left: () => undefined,
    noticed: (notices) => {
      told.push(...notices)
    },
  })
  return told
}

async function callOften({ tell, keeper }: Evening, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect(await tell(keeper, { kind: 'start' })).toMatchObject({ refusal: 'not-everybody-ready' })
  }
}

it('P-72 whoever is not ready is told that the keeper wants to begin, and not without end', async () => {
  const evening = await openEvening('calling')
  const told = noticesOf(evening.guest(1))
  await evening.tell(evening.guest(1), NOT_READY)
  await callOften(evening, 1)
  expect(told).toEqual([{ kind: 'called', name: 'Anna' }])
  await callOften(evening, 20)
  expect(told.length).toBeGreaterThan(1)
  expect(told.length).toBeLessThan(8)
})

it('P-72 whoever has called begins without those who are not ready, who sit there all the same', async () => {
  const evening = await openEvening('calling')
  const { tell, keeper } = evening
  const guest = evening.guest(1)
  await tell(guest, NOT_READY)
  expect(await tell(guest, { kind: 'start', waits: false })).toMatchObject({
    refusal: 'keeper-only',
  })
  expect(await tell(keeper, { kind: 'start', waits: false })).toMatchObject({ ok: true })
  expect(tableOf(guest).phase).toBe('playing')
})
