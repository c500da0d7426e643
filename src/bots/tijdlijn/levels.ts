/** What makes the levels of Tijdlijn differ, beside how much history they know. */
import type { BotLevel } from '../../protocol/terms'
import type { PictureLevel } from './familiarity'

/** A level. */
export interface Level {
  /** Whose picture of history it has. */
  readonly knowsAs: PictureLevel
  /** How much wider that picture is to it, with errors of its own that are as much larger; absent: it is as wide as it is. */
  readonly blurs?: number
  /** The same where all play against each other, about old times and about recent ones; absent: as together. */
  readonly blursAgainst?: { readonly old: number; readonly recent: number }
  /** Laying against each other: what part of a card's chance counts against it if it keeps that chance until later. */
  readonly patience: number
  /** What it recalls of a card that was turned up and shuffled in again: nothing, or the year with so large an error. */
  readonly recalls: number | 'nothing'
  /** How much wider a mere clue in the text is to it. */
  readonly clueSpread: number
  /** In so many imagined worlds it plays on together. */
  readonly worlds: number
  /** For so many turns; from there a match is judged by what it promises. */
  readonly turns: number
  /** Gives advice of a card in front of somebody else that it knows to so large a part of its age. */
  readonly advisesWithin: number
}

/** The levels. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  gentle: {
    knowsAs: 'easy',
    blurs: 1.8,
    blursAgainst: { old: 8, recent: 5 },
    patience: 0,
    recalls: 'nothing',
    clueSpread: 3,
    worlds: 2,
    turns: 2,
    advisesWithin: 0.25,
  },
  easy: {
    knowsAs: 'easy',
    blursAgainst: { old: 5, recent: 3 },
    patience: 0,
    recalls: 'nothing',
    clueSpread: 2,
    worlds: 6,
    turns: 4,
    advisesWithin: 0.25,
  },
  solid: {
    knowsAs: 'solid',
    blursAgainst: { old: 4, recent: 2.2 },
    patience: 0,
    recalls: 8,
    clueSpread: 1.3,
    worlds: 12,
    turns: 8,
    advisesWithin: 0.2,
  },
  sharp: {
    knowsAs: 'sharp',
    blursAgainst: { old: 31, recent: 22 },
    patience: 0.25,
    recalls: 0.6,
    clueSpread: 1,
    worlds: 80,
    turns: 16,
    advisesWithin: 0.15,
  },
}
