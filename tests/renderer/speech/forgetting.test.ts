// @vitest-environment happy-dom
// What may be seen as it happens and not be told later leaves the log of an open window too.
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { TijdlijnSeen } from '../../../src/games/tijdlijn/outside/contract'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import type { MatchView } from '../../../src/protocol/tableViews'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useTelling } from '../../../src/renderer/speech/telling/useTelling'
import { useTable } from '../../../src/renderer/stores/table'
import { look, play, scene, stop } from '../../games/tijdlijn/scenario'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
})

const Telling = defineComponent(() => {
  useTelling(() => tijdlijnWindow, useTable())
  return () => undefined
})

/** Ann, with a card that fits nowhere, and Ben after her. */
async function open(rememberStuck: 'on' | 'off') {
  const table = scene({
    options: { rememberStuck },
    line: '1500(1550) 1600',
    players: ['1577:sun/crown 1700 1800', '1900 2000'],
  })
  const match = (): MatchView => {
    const view = toJson(look(table, 0))
    const awaited = { kind: 'hidden' } as const
    return {
      ...{ number: 1, game: 'tijdlijn', view, own: [], awaited, entries: 1 },
      commitment: 'c',
    }
  }
  const seats = peopleNamed('Ann', 'Ben')
  const part = openWindow(
    Telling,
    {},
    { state: stateOf(tableOf({ game: 'tijdlijn', seats }), match()) },
  )
  await nextTick()
  const speech = useSpeech()
  let version = 1
  const messageOf = (events: readonly Json[]): MatchMessage => {
    version += 1
    return { type: 'match', table: 't1', version, match: match(), events }
  }
  return {
    table,
    part,
    speech,
    messageOf,
    tell: (events: readonly TijdlijnSeen[]): void => {
      part.host.happened(messageOf(events.map(toJson)))
    },
    log: (): string => speech.lines.map(({ text }) => text).join('\n'),
  }
}

describe('what a turn has shown and takes back', () => {
  it('TL-14 leaves the log when the turn ends, the rest of the line stays', async () => {
    const { table, tell, log } = await open('off')
    tell(play(table, 1577))
    expect(log()).toContain('1577')
    const stuck = log()
    tell(play(table, 1700))
    tell(stop(table))
    expect(log()).not.toContain('1577')
    expect(log()).toContain('1700')
    expect(log()).not.toBe(stuck)
    tell(play(table, 1900))
    expect(log()).not.toContain('1577')
  })

  it('TL-14 stays in it where it is remembered', async () => {
    const { table, tell, log } = await open('on')
    tell(play(table, 1577))
    tell(play(table, 1700))
    tell(stop(table))
    expect(log()).toContain('1577')
  })

  it('TL-14 is not told to whoever looked at something else meanwhile', async () => {
    const { table, part, messageOf, log, speech } = await open('off')
    const told = [play(table, 1577), play(table, 1700), stop(table)]
    part.store.state = { ...part.store.state, match: messageOf([]) }
    await nextTick()
    part.host.missed({
      latest: told.map((events) => ({
        kind: 'happened',
        message: messageOf(events.map(toJson)),
      })),
      earlier: 0,
    })
    expect(log()).not.toContain('1577')
    expect(log()).toContain('1700')
    expect(speech.recap).not.toContain('1577')
  })
})
