/** Answers to the keys that read things out at a table of Die Tafelrunde 2. */
import type { Json } from '../../../engine/json'
import { decisionOf } from '../../../games/tafelrunde/check'
import { COLOURS, SPECIALS, type TafelrundeView } from '../../../games/tafelrunde/contract'
import { isTafelrundeView } from '../../../games/tafelrunde/guards'
import type { Listener } from '../gameTables'
import { lyingName } from './names'
import { strengthsIn } from './strengths'
import { Voice } from './voice'

function questionOf(view: TafelrundeView, voice: Voice): string | undefined {
  const asked = decisionOf(view)
  if (asked !== 'play') return asked === undefined ? undefined : voice.say(`ask.${asked}`)
  const isDuty = view.phase.kind === 'playing' && view.phase.duty
  return voice.say(isDuty ? 'ask.duty' : 'ask.play')
}

function optionsOf(view: TafelrundeView, voice: Voice): string | undefined {
  const question = questionOf(view, voice)
  if (question === undefined) return undefined
  const own = view.players[view.you ?? -1]
  if (view.phase.kind === 'choosing') {
    const names = SPECIALS.map((special) => voice.table(`special.${special}`)).join(', ')
    return `${question} ${voice.say('say.choice', { names })}`
  }
  if (view.phase.kind === 'securing') {
    return `${question} ${voice.say('say.choice', { names: voice.chests(own?.open ?? []) })}`
  }
  const isDuty = view.phase.kind === 'playing' && view.phase.duty
  const pass = isDuty ? '' : ` ${voice.say('say.mayPass')}`
  return `${question} ${handOf(view, voice)}${pass}`
}

function waitingOf({ phase }: TafelrundeView, voice: Voice): string {
  switch (phase.kind) {
    case 'choosing':
      return voice.table('wait.choosing')
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
  return voice.say('event.hand', { cards: voice.cards(hand) })
}

function tableauOf(view: TafelrundeView, voice: Voice): string {
  const { t } = voice.listener
  const middle = voice.say('say.middle', { chests: voice.chests(view.middle), n: view.stack })
  const players = view.players.map(({ hand, open, secured, lying }, seat) => {
    const cards = lying.map((card) => lyingName(card, t)).join('; ')
    const played = cards === '' ? '' : voice.say('say.playerPlayed', { cards })
    const chests = voice.chests(open)
    return voice.say('say.player', { name: voice.name(seat), n: hand, chests, secured, played })
  })
  return [middle, ...players].join(' ')
}

/** The strengths per colour and player. */
function standingOf(view: TafelrundeView, voice: Voice): string {
  const lines = COLOURS.map((colour) => {
    const fighters = strengthsIn(view, colour)
      .map(({ seat, strength }) => voice.say('say.strength', { name: voice.name(seat), strength }))
      .join(', ')
    const who = fighters === '' ? voice.say('say.nobody') : fighters
    return voice.say('event.compared', { colour: voice.colour(colour), fighters: who })
  })
  return lines.join(' ')
}

function reading<Answer>(
  read: (view: TafelrundeView, voice: Voice) => Answer,
  otherwise: Answer,
): (view: Json, listener: Listener) => Answer {
  return (view, listener) => (isTafelrundeView(view) ? read(view, new Voice(listener)) : otherwise)
}

/** Answers to the keys that read things out. */
export const tafelrundeReader = {
  ask: reading<string | undefined>(questionOf, undefined),
  options: reading<string | undefined>(optionsOf, undefined),
  waiting: reading(waitingOf, ''),
  hand: reading(handOf, ''),
  tableau: reading(tableauOf, ''),
  standing: reading(standingOf, ''),
}
