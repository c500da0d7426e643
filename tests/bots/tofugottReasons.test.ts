/** What bots of Tofugott may say on every shipped question card: never the opposite of the card that they explain. */
import { describe, expect, it } from 'vitest'
import { explainChoice } from '../../src/bots/tofugott/explain'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { factOf, isFact } from '../../src/games/tofugott/outside/facts'
import { phrasesOf, type Sentence } from '../../src/games/tofugott/outside/phrases'
import { isTelling, type QuestionKind } from '../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import {
  TRAITS,
  TRAIT_VALUES,
  type Trait,
  type TraitWeights,
} from '../../src/games/tofugott/outside/traits'
import { shippedCards } from '../support/strength/tofugottReasons'

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
  { seed = 'reasons', among = CHOICES } = {},
): void {
  const random = fastRandom(seed)
  for (const { key, question, asked, silhouette, role, kind } of among) {
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

/** Nearly all that may be said, by card and question. */
function saidOften(among = CHOICES): ReadonlyMap<string, ReadonlySet<Sentence>> {
  const said = new Map<string, Set<Sentence>>()
  for (let times = 0; times < 12; times++) {
    explainAll(
      ({ phrase, where }) => {
        const key = where.split(' ').slice(0, 2).join(' ')
        said.set(key, (said.get(key) ?? new Set()).add(phrase))
      },
      { seed: `again-${String(times)}`, among },
    )
  }
  return said
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

  it('TG-14 say a thing that everybody knows of that very silhouette, where the question is about it', () => {
    const bad: string[] = []
    let facts = 0
    explainAll(({ phrase, asked, silhouette, kind, where }) => {
      if (!isFact(phrase)) return
      facts += 1
      const trait = TRAITS.find((one) => phrase === factOf(silhouette, one))
      if (!trait || !isTelling(trait, asked, kind)) bad.push(`${where}: ${phrase}`)
    })
    expect(bad).toEqual([])
    expect(facts).toBeGreaterThan(300)
  })

  it('TG-14 speak of no soap where order is meant, and of nobody’s company where a tale is', () => {
    const said = saidOften()
    const cards = shippedCards()
    const of = (kind: QuestionKind, trait: Trait): Sentence[] =>
      cards.flatMap(({ key, kinds = [], traits = [] }) =>
        kinds.flatMap((one, question) =>
          one === kind && Math.abs(traits[question]?.[trait] ?? 0) > 1
            ? [...(said.get(`${key} ${String(question)}`) ?? [])]
            : [],
        ),
      )
    expect(of('nuisance', 'clean').length).toBeGreaterThan(5)
    expect(of('nuisance', 'clean').filter((one) => one.includes('-clean'))).toEqual([])
    expect(of('schemer', 'loyal').length).toBeGreaterThan(20)
    expect(of('schemer', 'loyal')).toContain('so-loyal-4')
    expect(of('schemer', 'loyal')).not.toContain('so-loyal-2')
  })

  it('TG-14 speak of no washing at the stove, of no dinner in love, and of no company where one believes', () => {
    const asked = ['restaurant-kitchen', 'weather-report']
    const said = saidOften(CHOICES.filter(({ key }) => asked.includes(key)))
    const of = (question: string): Sentence[] => [...(said.get(question) ?? [])]
    for (const [question, kind, trait] of [
      ['restaurant-kitchen 0', 'expert', 'clean'],
      ['restaurant-kitchen 2', 'love', 'tasty'],
      ['weather-report 0', 'trust', 'social'],
    ] as const) {
      expect(of(question).length, question).toBeGreaterThan(6)
      expect(
        of(question).filter((one) => !one.startsWith(`${kind}-`)),
        `${question}, where ${trait} weighs most`,
      ).toEqual([])
    }
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
