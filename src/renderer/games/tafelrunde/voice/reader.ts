/** Answers to the keys that read things out at a table of Die Tafelrunde 2. */
import type { Seat } from '../../../../engine/basics/seat'
import { decisionOf, ownPlayer } from '../../../../games/tafelrunde/outside/check'
import {
  COLOURS,
  SPECIALS,
  type Colour,
  type TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { FEIERABEND, specialCard } from '../../../../games/tafelrunde/outside/faces'
import { forcedChoice, termsOf, type Terms } from '../../../../games/tafelrunde/outside/securing'
import type { Readings } from '../../../speech/reading/reading'
import { HAND_ORDERS, orderedHand } from '../hand/handOrder'
import type { Step } from '../score/settling'
import { fighterText } from './announce'
import { lyingName } from './names'
import { strengthsIn } from '../middle/strengths'
import type { Voice } from './voice'

/** The words for how much may be secured together. */
export const HINT_OF_TERMS = {
  one: 'secureOne',
  sum: 'secureZork',
  'sum-and-one': 'secureZorkMore',
} as const satisfies Record<Terms, string>

const WIEDERBELEBUNG = specialCard('wiederbelebung')

function questionOf(view: TafelrundeView, voice: Voice): string | undefined {
  const asked = decisionOf(view)
  if (asked !== 'play') return asked === undefined ? undefined : voice.say(`ask.${asked}`)
  const isDuty = view.phase.kind === 'playing' && view.phase.duty
  return voice.say(isDuty ? 'ask.duty' : 'ask.play')
}

function optionsOf(view: TafelrundeView, voice: Voice): string | undefined {
  const question = questionOf(view, voice)
  if (question === undefined) return undefined
  return [question, ...choicesFor(view, voice)].join(' ')
}

function choicesFor(view: TafelrundeView, voice: Voice): string[] {
  const { phase, hand, options } = view
  if (phase.kind === 'choosing') {
    const names = SPECIALS.map((special) => voice.table(`special.${special}`)).join(', ')
    return [voice.say('say.choice', { names })]
  }
  if (phase.kind === 'securing') {
    const { open, lying } = ownPlayer(view)
    const terms = voice.table(`ask.${HINT_OF_TERMS[termsOf(lying, options)]}`)
    return [voice.say('say.choice', { names: voice.chests(open) }), terms]
  }
  const isDuty = phase.kind === 'playing' && phase.duty
  const isBarred = phase.kind === 'playing' && phase.barred && hand?.includes(FEIERABEND)
  const pass = voice.say(isDuty ? 'say.mayNotPass' : 'say.mayPass')
  const cards = ownPlayer(view).discard
  const canRevive = hand?.includes(WIEDERBELEBUNG) === true && cards.length > 0
  return [
    handOf(view, voice),
    ...(isBarred ? [voice.say('say.barred')] : []),
    ...(canRevive ? [voice.table('legal.cards', { names: voice.cards(cards) })] : []),
    pass,
  ]
}

/** What the listener has chosen, as long as others still choose; undefined: nothing, or there was only one choice (TR-43). */
export function choiceOf(view: TafelrundeView, voice: Voice): string | undefined {
  const { phase, options } = view
  if (phase.kind === 'choosing') {
    const { choice } = phase
    return choice && voice.table('ask.done', { choice: voice.table(`special.${choice}`) })
  }
  if (phase.kind !== 'securing' || phase.choice === undefined) return undefined
  const { open, lying } = ownPlayer(view)
  if (forcedChoice(open, termsOf(lying, options))) return undefined
  return voice.table('ask.done', { choice: voice.chests(phase.choice) })
}

/** Whom all wait for. */
export function waitingOf({ phase }: TafelrundeView, voice: Voice): string {
  switch (phase.kind) {
    case 'choosing':
      return voice.table('wait.choosing', { names: voice.names(phase.missing) })
    case 'playing':
      if (voice.isYou(phase.seat)) return voice.say('say.waitingYou')
      return voice.table('wait.playing', { name: voice.name(phase.seat) })
    case 'securing':
      return voice.table('wait.securing', { names: voice.names(phase.missing) })
    case 'over':
      return voice.table('wait.over')
  }
}

function handOf({ hand }: TafelrundeView, voice: Voice): string {
  if (!hand) return voice.say('say.watching')
  if (hand.length === 0) return voice.say('say.emptyHand')
  // As a hand is held at first, so that whoever walks along it meets the cards as he has heard them.
  return voice.say('event.hand', { cards: voice.cards(orderedHand(hand, HAND_ORDERS[0])) })
}

/** What somebody is in this raid, and what his deck holds: nothing of it counts any more once the match is over. */
function raidFacts(view: TafelrundeView, seat: Seat, voice: Voice) {
  const { special, passed = false } = view.players[seat] ?? {}
  if (view.phase.kind === 'over') return { signs: [], deck: [] }
  const about = (fact: 'start' | 'passed'): string =>
    voice.isYou(seat) ? voice.say(`say.fact.${fact}You`) : voice.table(fact)
  return {
    signs: [...(view.start === seat ? [about('start')] : []), ...(passed ? [about('passed')] : [])],
    deck: special ? [voice.table('inDeck', { special: voice.table(`special.${special}`) })] : [],
  }
}

/** Everything that everybody may know of a player; what he has none of goes without saying. */
function playerOf(view: TafelrundeView, seat: Seat, voice: Voice): string {
  const player = view.players[seat]
  if (!player) return ''
  const { hand, draw, discard, open, lying, secured, gems = 0 } = player
  const { signs, deck } = raidFacts(view, seat, voice)
  const cards = lying.map((card) => lyingName(card, voice.listener.t)).join('; ')
  const facts = [
    ...signs,
    voice.say('say.fact.hand', { n: hand }),
    open.length > 0 && voice.say('say.fact.open', { chests: voice.chests(open) }),
    cards !== '' && voice.say('say.fact.played', { cards }),
    secured > 0 && voice.table('secured', { n: secured }),
    gems > 0 && voice.table('gems', { gems }),
    voice.say('say.fact.draw', { n: draw }),
    discard.length > 0 && voice.say('say.fact.discard', { n: discard.length }),
    ...deck,
  ].filter((fact) => typeof fact === 'string')
  return voice.say('say.player', { name: capitalised(voice.name(seat)), facts: facts.join(', ') })
}

/** Which special each deck holds: known to all from the deal on (TR-03); nothing where a table plays without them, or has yet to choose. */
function specialsOf({ players }: TafelrundeView, voice: Voice): string[] {
  const named = players.flatMap(({ special }, seat) =>
    special === undefined ? [] : [`${voice.name(seat)} ${voice.table(`special.${special}`)}`],
  )
  return named.length === 0 ? [] : [voice.say('event.dealt', { specials: named.join(', ') })]
}

function middleOf(view: TafelrundeView, voice: Voice): string {
  return voice.say('say.middle', { chests: voice.chests(view.middle), n: view.stack })
}

/** What a match begins with: the chests in the middle and who has which special, since nobody has anything else of his own but cards yet. */
export function dealOf(view: TafelrundeView, voice: Voice): string {
  return [middleOf(view, voice), ...specialsOf(view, voice)].join(' ')
}

function tableauOf(view: TafelrundeView, voice: Voice): string {
  const players = view.players.map((_, seat) => playerOf(view, seat, voice))
  return [middleOf(view, voice), ...players].join(' ')
}

/** The name of a player as a sentence begins. */
function capitalised(name: string): string {
  const [first = ''] = name
  return first.toLocaleUpperCase() + name.slice(first.length)
}

/** What has been brought home, by player. */
function homesOf({ players }: TafelrundeView, voice: Voice): string[] {
  return players.map(({ secured, gems = 0 }, seat) => {
    const facts = [
      voice.table('secured', { n: secured }),
      ...(gems > 0 ? [voice.table('gems', { gems })] : []),
    ]
    return voice.say('say.player', { name: capitalised(voice.name(seat)), facts: facts.join(', ') })
  })
}

/** Who fights for a colour, or that nobody does. */
function fightFor(colour: Colour, fighters: string, voice: Voice): string {
  const who = fighters === '' ? voice.say('say.nobody') : fighters
  return voice.say('event.compared', { colour: voice.colour(colour), fighters: who })
}

/** The strengths per colour and player. */
function fightsOf(view: TafelrundeView, voice: Voice): string[] {
  return COLOURS.map((colour) => {
    const fighters = strengthsIn(view, colour).map(({ seat, strength, bonus }) => {
      const named = { name: voice.name(seat), strength, gems: bonus }
      return voice.say(bonus > 0 ? 'say.strengthWith' : 'say.strength', named)
    })
    return fightFor(colour, fighters.join(', '), voice)
  })
}

/** The strengths of the settlement, as long as chests are brought home: its cards lie on the table no more. */
export function settledFights(
  { phase }: TafelrundeView,
  steps: readonly Step[],
  voice: Voice,
): string[] {
  if (phase.kind !== 'securing') return []
  return steps.flatMap(({ colour, fighters }) => {
    const told = fighters.map((fighter) => fighterText(voice, fighter)).join('; ')
    return colour === undefined ? [] : [fightFor(colour, told, voice)]
  })
}

/** What has been brought home, and before it, while cards are played, the strengths; then the first need not be said where it is nothing. */
function standingOf(view: TafelrundeView, voice: Voice): string {
  const homes = homesOf(view, voice)
  if (view.phase.kind !== 'playing') return homes.join(' ')
  const isAnyHome = view.players.some(({ secured }) => secured > 0)
  return [...fightsOf(view, voice), ...(isAnyHome ? homes : [])].join(' ')
}

/** Answers to the keys that read things out. */
export const tafelrundeReadings: Readings<TafelrundeView, Voice> = {
  ask: questionOf,
  options: optionsOf,
  waiting: waitingOf,
  hand: handOf,
  tableau: tableauOf,
  standing: standingOf,
}
