/** What the playground is to show: the address says it, and what stands behind its `#` overrules it without loading anew. */
import { isOptions, type Options } from '../../../src/engine/options/options'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { Viewer } from '../../../src/engine/basics/seat'
import { isGameId, type GameId } from '../../../src/games/contracts'

/** When a coach speaks: while something is to be played, or while one reads and goes on. */
export const COACH_MOMENTS = ['asked', 'read'] as const
/** A moment of a coach. */
export type CoachMoment = (typeof COACH_MOMENTS)[number]

/** What may lie on the cloth's upper edge. */
export const SLIP_KINDS = ['refusal', 'advice', 'vote'] as const
/** One of them. */
export type SlipKind = (typeof SLIP_KINDS)[number]

/** One table, seen by somebody. */
export interface Wish {
  readonly game: GameId | 'whisper'
  readonly moment: string
  readonly seats: number
  /** Who looks at it. */
  readonly viewer: Viewer
  readonly seed: string
  readonly options: Options
  readonly language: Language
  /** So many cards in the own hand, whatever was dealt. */
  readonly hand: number | undefined
  /** It is the first match of whoever looks. */
  readonly guided: boolean
  /** The coach of a first round stands above the table, with the longest sentence of its game; absent: nobody does. */
  readonly coach: CoachMoment | undefined
  /** What lies on the cloth's upper edge; absent: nothing. */
  readonly slip: SlipKind | undefined
  /** Settings of the window, by name. */
  readonly settings: Readonly<Record<string, string | boolean>>
  /** The table alone: equal for wishes that differ only in hand and settings. */
  readonly key: string
}

/** Somebody plays Time Bluff with three others. */
const AT_FIRST =
  'game=time-bluff&show=start&seats=4&seed=a&options={}&theme=system&text=normal&language=de'
const DEALT = ['game', 'show', 'seats', 'seed', 'options', 'watch', 'guide', 'coach', 'slip']

/** What the address asks for now. */
export function readWish({ search, hash }: Pick<Location, 'search' | 'hash'>): Wish {
  const asked = new Map(
    [AT_FIRST, search, hash.replace('#', '')].flatMap((part) => [...new URLSearchParams(part)]),
  )
  const game = asked.get('game') ?? ''
  const options: unknown = JSON.parse(asked.get('options') ?? '')
  const [theme = '', text = ''] = [asked.get('theme'), asked.get('text')]
  const language = LANGUAGES.find((one) => one === asked.get('language')) ?? 'de'
  const [motion = 'full', hand] = [asked.get('motion'), asked.get('hand')]
  return {
    game: isGameId(game) || game === 'whisper' ? game : 'time-bluff',
    moment: asked.get('show') ?? '',
    seats: Number(asked.get('seats')),
    viewer: asked.has('watch') ? 'spectator' : 0,
    seed: asked.get('seed') ?? '',
    options: isOptions(options) ? options : {},
    language,
    hand: hand === undefined ? undefined : Number(hand),
    guided: asked.has('guide'),
    coach: COACH_MOMENTS.find((moment) => moment === asked.get('coach')),
    slip: SLIP_KINDS.find((kind) => kind === asked.get('slip')),
    settings: {
      theme,
      text,
      motion,
      language,
      contrast: asked.get('contrast') === 'more',
      name: 'Mia',
    },
    key: DEALT.map((name) => `${name}=${asked.get(name) ?? '-'}`).join('&'),
  }
}
