// A card that is wrong lies in the row until its verdict has been read, and on the discards once it has flown there.
import { expect, it } from 'vitest'
import type { TijdlijnSeen } from '../../../../src/games/tijdlijn/outside/contract'
import { arrivedInTijdlijn } from '../../../../src/renderer/games/tijdlijn/scenery/arrived'
import { tijdlijnScene } from '../../../../src/renderer/games/tijdlijn/scenery/scenes'
import { takenInTijdlijn } from '../../../../src/renderer/games/tijdlijn/scenery/taken'
import { readingOf, timingOf } from '../../../../src/renderer/stage/playing/timing'
import { viewWhere } from './playedViews'

function laid(isRight: boolean) {
  const view = viewWhere(({ line, phase }) => line.length > 4 && phase.kind === 'turn', {
    options: { mode: 'competitive' },
  })
  const [card] = view.line[2]?.cards ?? []
  if (!card) throw new Error('a card lies there')
  const event: TijdlijnSeen = { kind: 'laid', seat: 1, card, gap: 2, isRight, left: 2 }
  return { view, event, scene: tijdlijnScene(event, view) }
}

it('flies to the discards once it has been read, and is not seen there before', () => {
  const { view, event, scene } = laid(false)
  expect(scene.flights?.map(({ from, to }) => [from, to])).toEqual([[['try-2'], ['discard']]])
  expect(timingOf(scene, 'full').moves).toBeGreaterThan(readingOf(scene))
  const taken = takenInTijdlijn(view, event)
  expect(taken.discard).toEqual(view.discard)
  expect(arrivedInTijdlijn(taken, event).discard).toHaveLength(view.discard.length + 1)
})
it('stays where it is if it is right', () => {
  const { scene } = laid(true)
  expect([scene.flights, scene.verdict?.lies]).toEqual([undefined, ['node-2']])
})
