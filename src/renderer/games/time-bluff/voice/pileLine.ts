/** What lies on a place of Time Bluff, in words. */
import type { PlaceView, TopView } from '../../../../games/time-bluff/outside/contract'
import type { Voice } from './voice'

/** A card on top, with the hour that a Joker stands for (TB-89). */
function topText(top: TopView, voice: Voice): string {
  if (top.face === 'down') return voice.say('say.down')
  const card = voice.card(top.card)
  if (top.face === 'own' || top.named === undefined) return card
  return `${card}, ${voice.table('standsFor', { hour: top.named })}`
}

/** A place by its number, with what lies on it. */
export function pileLine(place: PlaceView, number: number, voice: Voice): string {
  if (place.kind !== 'pile') return voice.say(`say.${place.kind}`, { place: number })
  const top = topText(place.top, voice)
  return voice.say('say.pile', { place: number, top, n: place.layers.length })
}
