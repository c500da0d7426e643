// Issue 8: how long a first round takes: everything that is read, and all pictures as they come, by mouse.
import { createI18n } from 'vue-i18n'
import { expect, it } from 'vitest'
import type { Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { Match } from '../../../src/engine/match/match'
import { LEARNER, type FirstRound } from '../../../src/renderer/firstRounds/firstRound'
import { FIRST_ROUNDS } from '../../../src/renderer/games/firstRounds'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { dealFirstRound } from '../../../src/renderer/replay/dealFirstRound'
import { advance, hear, isPlaying, startPlaying } from '../../../src/renderer/stage/playing/playing'
import type { SealedScenery } from '../../../src/renderer/stage/playing/sealScenery'
import { roundOf, wantedNow } from '../../support/window/firstRoundMoves'
import { allMessages } from '../../support/window/wholeWording'

const WORDS_A_MINUTE = 180
/** Seconds. */
const LONGEST = 120
/** Milliseconds between two looks at what is playing. */
const LOOK = 20

const MESSAGES = await allMessages()

interface Told {
  readonly events: readonly Json[]
  readonly view: Json
  readonly isAsked: boolean
}

/** What the window is told after each step, message by message. */
function toldIn(round: FirstRound, match: Match, language: Language): Told[][] {
  const tell = (seat: number, move: Json): Told => {
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    return {
      events: played.value.seen(LEARNER, language),
      view: match.view(LEARNER, language),
      isAsked: match.asked().some((asked) => asked.seat === LEARNER),
    }
  }
  return round.steps.map((step) => {
    const [wanted = null] = step.own ? wantedNow(match, language, round, step) : []
    const own = step.own ? [tell(LEARNER, wanted)] : []
    return [...own, ...(step.then ?? []).map(({ seat, move }) => tell(seat, move))]
  })
}

/** Seconds that the pictures take, the deal included. */
function picturesOf(scenery: SealedScenery, first: Json, steps: readonly Told[][]): number {
  return scenery.open((game) => {
    const viewOf = (value: unknown) => {
      if (!game.isView(value)) throw new Error('no view of this game')
      return value
    }
    let now = 0
    const deal = game.opening?.(viewOf(first))
    let playing = startPlaying(deal?.before ?? viewOf(first))
    const show = (told: readonly unknown[], value: unknown, isAsked: boolean): void => {
      const message = { events: told.filter(game.isSeen), view: viewOf(value), isAsked }
      playing = hear(playing, message, { scenery: game, pace: 'full', now })
    }
    const finish = (): void => {
      for (; isPlaying(playing); now += LOOK) playing = advance(playing, now)
    }
    show(deal?.events ?? [], first, false)
    finish()
    for (const step of steps) {
      for (const { events, view, isAsked } of step) show(events, view, isAsked)
      finish()
    }
    return now / 1000
  })
}

function wordsOf(round: FirstRound, language: Language): number {
  const { t } = createI18n({ legacy: false, locale: language, messages: MESSAGES }).global
  const keys = [...round.steps.map(({ say }) => `say.${say}`), 'learnt']
  return keys.flatMap((key) => t(`${round.words}.${key}`).split(/\s+/u)).length
}

it.each(FIRST_ROUNDS)('a first round of %s is over after two minutes', async (key) => {
  for (const language of LANGUAGES) {
    const round = await roundOf(key, language)
    const match = dealFirstRound(round, language)
    const first = match.view(LEARNER, language)
    const steps = toldIn(round, match, language)
    const { scenery } = await GAME_WINDOWS[round.game]()
    const pictures = picturesOf(scenery, first, steps)
    const words = wordsOf(round, language)
    const seconds = (words / WORDS_A_MINUTE) * 60 + pictures
    const told = `${language}: ${String(round.steps.length)} steps, ${String(words)} words, ${pictures.toFixed(0)} s of pictures`
    expect(pictures, told).toBeGreaterThan(5)
    expect(seconds, told).toBeLessThan(LONGEST)
  }
})
