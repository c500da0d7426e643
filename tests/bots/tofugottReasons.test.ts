/** What bots of Tofugott may say on every shipped question card: never the opposite of the card that they explain. */
import { describe, expect, it } from 'vitest'
import { explainChoice } from '../../src/bots/tofugott/explain'
import { fastRandom } from '../../src/engine/fastRandom'
import { phrasesOf, type Sentence } from '../../src/games/tofugott/outside/phrases'
import { isTelling, type QuestionKind } from '../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import {
  TRAITS,
  TRAIT_VALUES,
  type Trait,
  type TraitWeights,
} from '../../src/games/tofugott/outside/traits'
import { shippedCards } from '../support/tofugottReasons'

/** The trait that a phrase names, and whether it is said to be there, by the phrase. */
const NAMED = new Map<Sentence, { readonly trait: Trait; readonly isThere: boolean }>(
  TRAITS.flatMap((trait) =>
    [true, false].flatMap((isThere) =>
      phrasesOf(trait, isThere).map((phrase) => [phrase, { trait, isThere }] as const),
    ),
  ),
)
const ROLES = ['best', 'worst'] as const

/** Every card, question and silhouette, as best and as worst. */
const CHOICES = shippedCards().flatMap(({ key, traits = [], kinds = [] }) =>
  traits.flatMap((asked, question) =>
    SILHOUETTES.flatMap((silhouette) =>
      ROLES.map((role) => ({ key, question, asked, silhouette, role, kind: kinds[question] })),
    ),
  ),
)

/** Calls `look` with a reason that is given for every card, question and silhouette, as best and as worst. */
function explainAll(
  look: (given: {
    readonly phrase: Sentence
    readonly asked: TraitWeights
    readonly silhouette: (typeof SILHOUETTES)[number]
    readonly role: (typeof ROLES)[number]
    readonly kind: QuestionKind | undefined
    readonly where: string
  }) => void,
): void {
  const random = fastRandom('reasons')
  for (const { key, question, asked, silhouette, role, kind } of CHOICES) {
    const reasons = { role, asked, leaning: {}, heard: new Set<Sentence>(), ...(kind && { kind }) }
    const explanation = explainChoice(silhouette, reasons, random)
    if (explanation?.kind !== 'phrase') throw new Error('nothing was said')
    const { phrase } = explanation
    look({
      phrase,
      asked,
      silhouette,
      role,
      kind,
      where: [key, question, role, silhouette].join(' '),
    })
  }
}

describe('TG-14 the reasons of bots on the shipped cards', () => {
  it('TG-14 praise nothing that the silhouette lacks, and miss nothing that it has', () => {
    const bad: string[] = []
    explainAll(({ phrase, silhouette, where }) => {
      const named = NAMED.get(phrase)
      if (named && TRAIT_VALUES[silhouette][named.trait] > 0 !== named.isThere)
        bad.push(`${where}: ${phrase}`)
    })
    expect(bad).toEqual([])
  })

  it('TG-14 speak for a best answer and against a worst one, by what the question asks for', () => {
    const bad: string[] = []
    explainAll(({ phrase, asked, role, where }) => {
      const named = NAMED.get(phrase)
      if (!named) return
      const wanted = (asked[named.trait] ?? 0) * (role === 'worst' ? -1 : 1)
      if (named.isThere ? wanted <= 0 : wanted >= 0) bad.push(`${where}: ${phrase}`)
    })
    expect(bad).toEqual([])
  })

  it('TG-14 name no trait but one that the question is about', () => {
    const bad: string[] = []
    explainAll(({ phrase, asked, kind, where }) => {
      const trait = NAMED.get(phrase)?.trait
      if (trait && !isTelling(trait, asked, kind)) bad.push(`${where}: ${phrase}`)
    })
    expect(bad).toEqual([])
  })
})
