/** Explanations that are chosen instead of typed: everybody reads them in his own language (TG-14). */
import { oneOf } from '../../../engine/basics/shapes'
import type { Role } from './role'
import { isFact, type Fact } from './facts'
import { isPoint, type Point } from './questionKinds'
import { TRAITS, type Trait } from './traits'

/** Phrases that fit any card. */
const ANY_PHRASES = [
  'obvious',
  'gut-feeling',
  'that-look',
  'nobody-suspects',
  'long-story',
  'own-experience',
  'childhood',
  'in-every-way',
  'dont-ask',
  'just-kidding',
] as const
/** Phrases about a guess. */
const GUESS_PHRASES = [
  'i-know-you',
  'you-grinned',
  'i-would-too',
  'wild-guess',
  'process-of-elimination',
  'nothing-better',
  'second-thoughts',
  'sticking-to-it',
] as const
/** Phrases about the own best answer. */
const BEST_PHRASES = ['always-known', 'no-contest', 'pure-love', 'pay-to-see'] as const
/** Phrases about the own worst answer. */
const WORST_PHRASES = ['picture-it', 'end-badly', 'never-again', 'with-love', 'no-offence'] as const

/** Further ones by what the card is, which nobody is offered to choose from: what bots say once the reasons are used up. */
const SPARE_PHRASES = {
  guess: [
    'first-thought',
    'no-sleep',
    'quick-hand',
    'surprise-me',
    'would-bet',
    'need-points',
    'toss-up',
    'knowing-people',
    'lucky-shot',
    'in-a-dream',
    'little-bird',
    'nothing-ventured',
    'keep-it-simple',
    'mind-reader',
    'drinks-on-me',
    'hope-so',
    'stomach-says',
    'long-thought',
    'feel-it',
  ],
  best: [
    'my-favourite',
    'any-day',
    'no-second',
    'say-no-more',
    'cheers-me',
    'quick-heart',
    'worth-it',
    'who-else',
  ],
  worst: [
    'anything-but',
    'not-even',
    'shudder',
    'somebody-had-to',
    'anywhere-else',
    'no-thanks',
    'bottom-of-list',
    'wrong-film',
  ],
} as const

/** A phrase that names no trait. */
type GeneralPhrase =
  | (typeof ANY_PHRASES)[number]
  | (typeof GUESS_PHRASES)[number]
  | (typeof BEST_PHRASES)[number]
  | (typeof WORST_PHRASES)[number]
  | (typeof SPARE_PHRASES)[Role][number]

/** What ends the id of each wording of a trait. */
const ENDINGS = ['', '-2', '-3', '-4', '-5'] as const

/** What a silhouette has, or lacks, of a trait, in one of several wordings. */
type TraitPhrase = `${'so' | 'not'}-${Trait}${(typeof ENDINGS)[number]}`

/** The id of a phrase; its wording is found by it. */
export type Phrase = GeneralPhrase | TraitPhrase

const TRAIT_PHRASES: readonly Phrase[] = TRAITS.flatMap((trait) => [
  ...phrasesOf(trait, true),
  ...phrasesOf(trait, false),
])

/** What is offered for a card that was turned, by what the card is: its own phrases, then those that fit any card. */
export const PHRASES_FOR: Readonly<Record<Role, readonly Phrase[]>> = {
  guess: [...GUESS_PHRASES, ...ANY_PHRASES],
  best: [...BEST_PHRASES, ...ANY_PHRASES],
  worst: [...WORST_PHRASES, ...ANY_PHRASES],
}

/** What bots may say of a card besides, by what the card is. */
export const SPARE_PHRASES_FOR: Readonly<Record<Role, readonly Phrase[]>> = SPARE_PHRASES

/** All phrases: the general ones, then for each trait in several wordings that a silhouette has it, and that it lacks it. Bots explain themselves with the latter. */
export const PHRASES: readonly Phrase[] = [
  ...GUESS_PHRASES,
  ...BEST_PHRASES,
  ...WORST_PHRASES,
  ...ANY_PHRASES,
  ...SPARE_PHRASES.guess,
  ...SPARE_PHRASES.best,
  ...SPARE_PHRASES.worst,
  ...TRAIT_PHRASES,
]

/** The phrases that name a trait of a silhouette, or that it lacks it: several wordings of the same. */
export function phrasesOf(trait: Trait, isThere: boolean): readonly Phrase[] {
  return ENDINGS.map((ending): TraitPhrase => `${isThere ? 'so' : 'not'}-${trait}${ending}`)
}

/** What is said at once: a phrase, what the card means for the question, or what everybody knows of it. */
export type Sentence = Phrase | Point | Fact

const isPhrase = oneOf(PHRASES)

/** Whether something names a sentence. */
export function isSentence(value: unknown): value is Sentence {
  return isPhrase(value) || isPoint(value) || isFact(value)
}
