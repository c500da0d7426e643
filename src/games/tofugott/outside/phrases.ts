/** Explanations that are chosen instead of typed: everybody reads them in his own language (TG-14). */
import { oneOf } from '../../../engine/shapes'
import { TRAITS, type Trait } from './traits'

/** Phrases that fit any card. */
const GENERAL_PHRASES = [
  'obvious',
  'gut-feeling',
  'i-know-you',
  'nothing-better',
  'wild-guess',
  'long-story',
  'own-experience',
  'childhood',
  'process-of-elimination',
  'dont-ask',
  'just-kidding',
  'in-every-way',
] as const

/** What a silhouette has, or lacks, of a trait. */
type TraitPhrase = `so-${Trait}` | `not-${Trait}`

/** The id of a phrase; its wording is found by it. */
export type Phrase = (typeof GENERAL_PHRASES)[number] | TraitPhrase

/** All phrases in the order in which they are offered: the general ones, then for each trait that a silhouette has it, and that it lacks it. */
export const PHRASES: readonly Phrase[] = [
  ...GENERAL_PHRASES,
  ...TRAITS.flatMap((trait): TraitPhrase[] => [`so-${trait}`, `not-${trait}`]),
]

/** Whether something names a phrase. */
export const isPhrase = oneOf(PHRASES)
