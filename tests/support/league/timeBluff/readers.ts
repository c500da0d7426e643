/** A player of Time Bluff who runs the doubting code of a bot on its opponents before laying. */
import type { Bot } from '../../../../src/bots/bot'
import { foreseeDoubts } from '../../../../src/bots/time-bluff/foresee'
import { chooseLay } from '../../../../src/bots/time-bluff/lay'
import type { Level } from '../../../../src/bots/time-bluff/levels'
import type { Memory } from '../../../../src/bots/time-bluff/memory'
import { unseenCards } from '../../../../src/bots/time-bluff/unseen'
import { present } from '../../../../src/engine/basics/invariant'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import { timeBluffLegality } from '../../../../src/games/time-bluff/outside/legality'

/** A player who lays by what `level` would doubt, and plays everything else as `bot` does. */
export function reader(
  level: Level,
  bot: Bot<TimeBluffTypes, Memory>,
): Bot<TimeBluffTypes, Memory> {
  return {
    ...bot,
    decide(view, memory, random, budget) {
      const open = present(memory.open, 'a seat keeps in mind what everybody sees')
      if (view.phase.kind !== 'lay') return bot.decide(view, memory, random, budget)
      const foresee = foreseeDoubts(view, open, level.doubt)
      const question = {
        view,
        unseen: unseenCards(view, memory),
        taste: level.lay,
        random,
        foresee,
      }
      const chosen = chooseLay(question, timeBluffLegality.legalMoves(view))
      return present(chosen, 'who is to lay has a legal move')
    },
  }
}
