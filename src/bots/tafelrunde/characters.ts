/** How each character leans: its level's judgement with one thing weighed a little more. */
import type { Character } from '../../games/tafelrunde/outside/characters'
import type { Judgement } from './worth'

/** What is added to a judgement, in its own units; `reach` is stretched by a part of itself. */
const LEANINGS: Readonly<Record<Character, Partial<Judgement>>> = {
  thrifty: { card: 0.06 },
  raider: { spite: 0.25 },
  guardian: { fear: 0.3 },
  daring: { reach: -0.15 },
  wary: { reach: 0.15 },
  homebody: { hunger: 0.5 },
}

/** The judgement of a level as somebody of this character has it. */
export function leaningTo(character: Character, judgement: Judgement): Judgement {
  const { reach = 0, card = 0, least = 0, spite = 0, fear = 0, hunger = 0 } = LEANINGS[character]
  return {
    ...judgement,
    reach: judgement.reach * (1 + reach),
    card: judgement.card + card,
    least: judgement.least + least,
    spite: judgement.spite + spite,
    fear: judgement.fear + fear,
    hunger: judgement.hunger + hunger,
  }
}
