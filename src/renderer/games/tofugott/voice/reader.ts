/** Answers to the keys that read things out at a table of Tofugott. */
import { decisionOf, mayExplain } from '../../../../games/tofugott/outside/check'
import type {
  SettledQuestion,
  TofugottView,
  TurnedCard,
} from '../../../../games/tofugott/outside/contract'
import type { Role } from '../../../../games/tofugott/outside/role'
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../../games/tofugott/outside/silhouettesInPlay'
import type { Readings } from '../../../speech/reading/reading'
import { useKeyboardUsed } from '../../../table/keys/keyboardUsed'
import { afterReason } from '../ask/afterReason'
import { EMPTY_DRAFT, handOf, placesOf, type Draft } from '../ask/draft'
import { answersAsked, missingText } from './placesVoice'
import { overText, standingOf } from './standingText'
import type { Voice } from './voice'

const EXPLAIN: Readonly<Record<Role, string>> = {
  guess: 'ask.explainGuess',
  best: 'ask.explainBest',
  worst: 'ask.explainWorst',
}

/** The question of the turn that is asked, or revealed, now; undefined while there is none. */
export function questionNow({ phase, card }: TofugottView): string | undefined {
  return phase.kind === 'locking' || phase.kind === 'revealing'
    ? card?.questions[phase.question]
    : undefined
}

/** The card that was turned last; undefined while none is. */
export function lastTurned({ phase }: TofugottView): TurnedCard | undefined {
  return phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
}

/** What is asked of the owner of the view, in one sentence; undefined if nothing is. */
export function askOf(view: TofugottView, voice: Voice): string | undefined {
  switch (decisionOf(view)) {
    case 'keep':
      return voice.say('ask.keep')
    case 'answer':
      return voice.say('ask.answer')
    case 'guess':
      return voice.say('ask.guess', { name: voice.name(view.active) })
    case 'explain': {
      const card = lastTurned(view)
      if (!card) return undefined
      if (card.said.length > 0) return voice.say('ask.saidAlready')
      return voice.say(EXPLAIN[card.role], { silhouette: voice.silhouette(card.silhouette) })
    }
    case undefined:
      return undefined
  }
}

/** What keys do, where there are keys to speak of. */
export function keysText(
  key: 'doneKey' | 'confirmKey' | 'keepKeys' | 'readKey',
  voice: Voice,
): string[] {
  return useKeyboardUsed().value ? [voice.say(`say.${key}`)] : []
}

/** The same for the ear, which does not see the card: with the question, and without what has just been said. */
function spokenAskOf(view: TofugottView, voice: Voice): string | undefined {
  const { phase, active } = view
  switch (decisionOf(view)) {
    case 'guess': {
      const number = phase.kind === 'locking' ? phase.question + 1 : 1
      const question = voice.say('say.question', { number, text: questionNow(view) ?? '' })
      return [question, voice.say('ask.guess', { name: voice.name(active) })].join(' ')
    }
    case 'explain': {
      const card = lastTurned(view)
      if (!card) return undefined
      if (card.said.length > 0) {
        const after = afterReason(view, voice)
        return [askOf(view, voice), after, ...keysText('confirmKey', voice)].join(' ')
      }
      const key = mayExplain(view) ? 'doneKey' : 'confirmKey'
      const number = phase.kind === 'revealing' ? phase.question + 1 : 1
      // Whoever has just come back has not heard which card was turned.
      const named = { number, silhouette: voice.silhouette(card.silhouette) }
      return [voice.say(`${EXPLAIN[card.role]}Spoken`, named), ...keysText(key, voice)].join(' ')
    }
    case 'keep':
      return [askOf(view, voice), ...keysText('keepKeys', voice)].join(' ')
    case 'answer':
      return answersAsked(view, EMPTY_DRAFT, voice)
    case undefined:
      return undefined
  }
}

/** What can still be chosen. */
interface StillChoosing {
  readonly silhouettes: readonly Silhouette[]
  /** All is chosen, and can be confirmed. */
  readonly ready: boolean
  readonly draft: Draft
}

/** What is asked with all that can be done about it, of these silhouettes; undefined if nothing is asked. */
export function optionsAmong(
  view: TofugottView,
  voice: Voice,
  { silhouettes, ready, draft }: StillChoosing,
): string | undefined {
  const numbered = voice.numbered(silhouettes, placesOf(view))
  const choice = [
    voice.say('say.choice', { silhouettes: numbered }),
    voice.say('say.digitKeys'),
  ].join(' ')
  const asked = askOf(view, voice)
  const confirm = voice.say('say.confirmKey')
  const key = ready ? [confirm] : []
  switch (decisionOf(view)) {
    case 'keep': {
      const [first = '', second = ''] = (view.own?.cards ?? []).map((card) => voice.card(card))
      return [
        asked,
        voice.say('say.cards', { first, second }),
        voice.say('say.keepKeys'),
        ...key,
      ].join(' ')
    }
    case 'answer':
      return [
        missingText(draft, voice),
        asked,
        view.card ? voice.card(view.card) : '',
        choice,
        ...key,
      ].join(' ')
    case 'guess':
      return [spokenAskOf(view, voice), choice, voice.say('say.discussion'), ...key].join(' ')
    case 'explain':
      return [
        asked,
        voice.say(mayExplain(view) ? 'say.mayExplain' : 'say.mayBeDone'),
        confirm,
      ].join(' ')
    case undefined:
      return undefined
  }
}

function waitingWhileLocking(view: TofugottView, voice: Voice): string {
  const { phase } = view
  if (phase.kind !== 'locking') return ''
  const isAsked = decisionOf(view) !== undefined
  switch (phase.awaited.kind) {
    case 'names':
      return voice.table('wait.lockingNames', { names: voice.names(phase.awaited.seats) })
    case 'number': {
      const { number } = phase.awaited
      return isAsked
        ? voice.table('wait.lockingYou', { n: number - 1 })
        : voice.table('wait.locking', { n: number })
    }
    case 'hidden':
      return isAsked ? voice.say('say.stillYou') : voice.table('wait.lockingHidden')
  }
}

/** Whom all wait for, as far as one may know. */
export function waitingOf(view: TofugottView, voice: Voice): string {
  switch (view.phase.kind) {
    case 'keeping':
      if (voice.isYou(view.active)) return voice.say('say.waitingYou')
      return voice.table('wait.keeping', { name: voice.name(view.active) })
    case 'locking':
      return waitingWhileLocking(view, voice)
    case 'revealing': {
      const card = lastTurned(view)
      if (!card || voice.isYou(card.seat)) return voice.say('say.waitingYou')
      const named = { name: voice.name(card.seat), silhouette: voice.silhouette(card.silhouette) }
      return voice.table(card.said.length > 0 ? 'wait.reasonGiven' : 'wait.revealing', named)
    }
    case 'over':
      return voice.table('wait.over')
  }
}

/** The same on the slip: a computer that has given its reason is done at once, and nobody need be told that. */
export function waitingOnSlip(view: TofugottView, voice: Voice): string {
  const card = lastTurned(view)
  const isDoneSoon = card && card.said.length > 0 && voice.isOtherBot(card.seat)
  return isDoneSoon ? '' : waitingOf(view, voice)
}

/** What stands on the slip: once all six lie, what is to be done with them. */
export function askOnSlip(view: TofugottView, voice: Voice, isReady: boolean): string {
  if (isReady && decisionOf(view) === 'answer') return voice.say('ask.answerReady')
  return askOf(view, voice) ?? waitingOnSlip(view, voice)
}

/** How many still think, for who has not chosen himself; undefined where he needs not be told, or may not be. */
export function thinkingOf(view: TofugottView, voice: Voice): string | undefined {
  const { phase } = view
  const isCounted = phase.kind === 'locking' && phase.awaited.kind !== 'hidden'
  return isCounted && decisionOf(view) !== undefined ? waitingOf(view, voice) : undefined
}

/** How many others still think, for who has not chosen himself; undefined where nobody may know. */
export function othersThinking(view: TofugottView): number | undefined {
  const { phase, you } = view
  if (phase.kind !== 'locking') return undefined
  switch (phase.awaited.kind) {
    case 'names':
      return phase.awaited.seats.filter((seat) => seat !== you).length
    case 'number':
      return phase.awaited.number - 1
    case 'hidden':
      return undefined
  }
}

function handOfView(view: TofugottView, voice: Voice): string {
  const { you, own } = view
  if (you === undefined) return voice.say('say.watching')
  const held = handOf(view)
  const parts = [
    held.length > 0 && voice.say('say.hand', { silhouettes: voice.silhouettes(held) }),
    own?.answers && voice.answers(own.answers.best, own.answers.worst),
    own?.guess && voice.say('say.ownGuess', { silhouette: voice.silhouette(own.guess.silhouette) }),
    own?.guess?.explanation &&
      voice.say('say.ownWords', {
        words: voice.spoken(own.guess.explanation, own.guess.silhouette),
      }),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

/** What lies open, with the sign of the clock if the clock chose it. */
function openText({ silhouette, byClock }: TurnedCard, voice: Voice): string {
  const name = voice.silhouette(silhouette)
  return byClock ? `${name}, ${voice.table('byClock')}` : name
}

function turnedText(card: TurnedCard, voice: Voice): string {
  const { seat, role, said } = card
  const key = { guess: 'say.shown', best: 'say.shownBest', worst: 'say.shownWorst' }[role]
  const shown = voice.say(key, { name: voice.name(seat), silhouette: openText(card, voice) })
  const words = said.map((one) => voice.quoted(card, one))
  return [shown, ...words].join(', ')
}

function settledText(settled: SettledQuestion, number: number, voice: Voice): string {
  const named = (role: Role): string => {
    const card = settled.turned.find((one) => one.role === role)
    return card ? openText(card, voice) : ''
  }
  return voice.say('say.settled', {
    question: number + 1,
    best: named('best'),
    worst: named('worst'),
  })
}

/** How many question cards there are; those that were drawn for the choice are not in the pile. */
function pileOf({ pile, phase }: TofugottView, voice: Voice): string {
  return voice.say(phase.kind === 'keeping' ? 'say.pileAndDrawn' : 'say.pile', { n: pile })
}

function tableauOf(view: TofugottView, voice: Voice): string {
  if (view.phase.kind === 'over') return overText(view, voice)
  const { turn, active, card, aside, settled, phase } = view
  const begin = voice.say('say.turn', { turn: turn + 1, name: voice.name(active) })
  const parts = [
    begin,
    card ? voice.card(card) : voice.say('say.asideNone'),
    aside.length > 0 && voice.say('event.setAside', { silhouettes: voice.silhouettes(aside) }),
    ...settled.map((one, number) => settledText(one, number, voice)),
    phase.kind === 'revealing' &&
      voice.say('say.open', {
        question: phase.question + 1,
        cards: phase.turned.map((one) => turnedText(one, voice)).join('; '),
      }),
    waitingOf(view, voice),
    pileOf(view, voice),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

/** What a match begins with: how many question cards there are, and who chooses one; whoever chooses hears what was drawn, and is asked after it. */
export function dealOf(view: TofugottView, voice: Voice): string {
  const pile = pileOf(view, voice)
  const [first, second] = view.own?.cards ?? []
  if (!voice.isYou(view.active) || !first || !second) {
    return [pile, waitingOf(view, voice)].join(' ')
  }
  const drawn = { first: first.title, second: second.title }
  return [pile, voice.say('event.turnBegunYou', drawn)].join(' ')
}

/** Answers to the keys that read things out. */
export const tofugottReadings: Readings<TofugottView, Voice> = {
  ask: spokenAskOf,
  options: (view, voice) =>
    view.phase.kind === 'over'
      ? overText(view, voice)
      : optionsAmong(view, voice, {
          silhouettes: silhouettesInPlay(view),
          ready: false,
          draft: EMPTY_DRAFT,
        }),
  waiting: waitingOf,
  hand: handOfView,
  tableau: tableauOf,
  standing: standingOf,
}
