/** The levels of Tijdlijn. */
import type { FrontView, TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import type { TijdlijnTypes } from '../../games/tijdlijn/inside/types'
import { present } from '../../engine/basics/invariant'
import type { BotLevel } from '../../protocol/terms'
import type { Bot } from '../bot'
import { advise, takeAdvice } from './advise'
import type { Belief } from './belief'
import { leaningOf } from './characters'
import { chooseLay } from './competitive'
import { chooseTogether } from './coOperative'
import { explainerAt } from './explain'
import { LEVELS, type Level } from './levels'
import { believe, beliefAnywhere, newMemory, remember, settleSelf, type Memory } from './picture'
import { isSaidTaken } from './prudence'
import { urgingOf } from './urging'

/** Cards in sight that may still be played, by handle. */
function standingOf({ players, top }: TijdlijnView): Map<number, FrontView> {
  const cards = players.flatMap((player) =>
    player.left ? [] : player.cards.filter(({ stuck }) => !stuck),
  )
  const all: FrontView[] = top ? [...cards, top] : cards
  return new Map(all.map((card) => [card.card, card]))
}

function botOf(level: Level): Bot<TijdlijnTypes, Memory> {
  return {
    explainer: explainerAt(level),
    newMemory: (view, _knowledge, character) => newMemory(leaningOf(character), view.turn),
    remember,
    say: (view, memory, random) => {
      settleSelf(memory, random)
      return advise(memory, view, level)
    },
    hear: takeAdvice,
    decide: (view, memory, random, budget) => {
      settleSelf(memory, random)
      const fronts = standingOf(view)
      const beliefs = new Map<number, Belief>()
      for (const [card, front] of fronts) beliefs.set(card, believe(memory, view, front, level))
      if (view.options.mode === 'competitive') {
        return chooseLay(view, (card) => present(beliefs.get(card), 'own cards are in sight'), {
          ...memory.leaning,
          patience: level.patience,
        })
      }
      const anywhere = beliefAnywhere(memory, view)
      const urging = (move: TijdlijnMove): number => urgingOf(memory, view, move)
      return chooseTogether({
        view,
        level,
        random,
        budget,
        standing: beliefs,
        anywhere,
        urging,
        leaning: memory.leaning,
        isSaidTaken: (card) => isSaidTaken(memory, view, card),
      })
    },
  }
}

/** The bots of Tijdlijn by level. */
export const TIJDLIJN_BOTS: Readonly<Record<BotLevel, Bot<TijdlijnTypes, Memory>>> = {
  gentle: botOf(LEVELS.gentle),
  easy: botOf(LEVELS.easy),
  solid: botOf(LEVELS.solid),
  sharp: botOf(LEVELS.sharp),
}
