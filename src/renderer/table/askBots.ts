/** How plates and slips at the table ask bots about their thinking. */
import type { InjectionKey } from 'vue'
import type { Seat } from '../../engine/basics/seat'

/** What plates and slips can ask of bots. */
export interface AskBots {
  /** Why the bot at a seat did what it did last. */
  why(seat: Seat): void
  /** Asks for advice at one's own decision. */
  advise(): void
  /** Whether there is advice now. */
  readonly canAdvise: () => boolean
  /** Whether advice is shown; absent: it never is. */
  readonly isAdvice?: () => boolean
  /** Another move is being prepared than advice of these kinds speaks of: it goes, if it is shown; absent: none is. */
  readonly giveWay?: (kinds: readonly string[]) => void
  /** What the advice that is shown speaks of, by name, e.g. a card as its game counts it; absent: nothing marks it. */
  readonly advised?: () => Readonly<Record<string, number>> | undefined
}

/** Whom plates and slips ask; absent: nobody can be asked. */
export const ASK_BOTS: InjectionKey<AskBots> = Symbol('ask bots')
