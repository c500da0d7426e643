/** The three levels of Tijdlijn. */
import type { BotLevel } from '../../protocol/terms'
import { present } from '../../engine/invariant'
import { pick } from '../../engine/random'
import { legalMoves } from '../../games/tijdlijn/outside/legalMoves'
import type { TijdlijnTypes } from '../../games/tijdlijn/inside/types'
import type { Bot } from '../bot'

const BOT: Bot<TijdlijnTypes, null> = {
  newMemory: () => null,
  remember: () => undefined,
  decide: (view, _memory, random) =>
    present(pick(legalMoves(view), random), 'who is asked has a move'),
}

/** The bots of Tijdlijn by level. */
export const TIJDLIJN_BOTS: Readonly<Record<BotLevel, Bot<TijdlijnTypes, null>>> = {
  easy: BOT,
  solid: BOT,
  sharp: BOT,
}
