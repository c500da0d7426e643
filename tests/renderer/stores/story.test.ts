// What a window was told of a match outlives its boards.
import { describe, expect, it } from 'vitest'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import { storyAfter } from '../../../src/renderer/stores/story'

function message(changes: Partial<MatchMessage>, number = 1): MatchMessage {
  return {
    type: 'match',
    table: 't1',
    version: 1,
    events: [],
    match: {
      number,
      game: 'whisper',
      view: { turn: number },
      own: [],
      awaited: { kind: 'hidden' },
      entries: 1,
      commitment: '',
    },
    ...changes,
  }
}

describe('the story of a match', () => {
  it('begins with the view that came first, and goes on with all events, missed ones included', () => {
    const story = [
      message({ events: ['before'] }),
      message({ events: ['one', 'two'] }),
      message({ missed: ['three'], events: ['four'] }),
    ].reduce(storyAfter, undefined)
    expect(story).toEqual({
      table: 't1',
      match: 1,
      first: { turn: 1 },
      events: ['one', 'two', 'three', 'four'],
    })
  })
  it('begins anew with another match and at another table', () => {
    const first = storyAfter(undefined, message({}))
    const grown = storyAfter(first, message({ events: ['one'] }))
    expect(storyAfter(grown, message({ events: ['x'] }, 2))).toMatchObject({ match: 2, events: [] })
    // Whoever left and is back has missed what came in between.
    const back = message({ story: ['one', 'two', 'three'] })
    expect(storyAfter(grown, back)).toMatchObject({ before: ['one', 'two', 'three'], events: [] })
    expect(storyAfter(grown, message({ table: 't2' }))).toMatchObject({ table: 't2', events: [] })
  })
})
