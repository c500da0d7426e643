/** What is told about the table besides the game, in words. */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Json } from '../../../engine/basics/json'
import type { Notice } from '../../../protocol/tableViews'
import type { GameTalk } from '../../games/gameTable'
import type { Listener } from '../listener/listener'

/** Who is back and was filled in for is told of otherwise. */
type Sentence = Notice['kind'] | 'returnedAfterBot'

function sentenceOf(notice: { readonly kind: Notice['kind']; readonly afterBot?: true }): Sentence {
  return notice.afterBot ? 'returnedAfterBot' : notice.kind
}

/** Notices that speak of "you" to the one concerned. */
const OWN_NOTICES: readonly Sentence[] = [
  'timeUp',
  'abandoned',
  'returned',
  'returnedAfterBot',
  'chooses',
  'held',
]

/** Who hears a notice, and how the game puts into words what was said at it. */
export interface NoticeContext {
  readonly listener: Listener
  readonly talk: GameTalk | undefined
  /** The listener's view of the match; absent if there is none. */
  readonly view?: Json | undefined
}

/** Whether there is nobody else but computers. */
function isAlone({ you, names, isBot }: Listener): boolean {
  return names.every((name, seat) => seat === you || name === '' || isBot?.(seat) === true)
}

function plainText(kind: Sentence, name: string, listener: Listener): string {
  const { t, names, you } = listener
  const isOwn = you !== undefined && name !== '' && names[you] === name
  // Nobody waits for the choice.
  if (kind === 'chooses' && isOwn && isAlone(listener)) return ''
  return t(`app.notice.${kind}${isOwn && OWN_NOTICES.includes(kind) ? 'You' : ''}`, { name })
}

/** Whoever has just taken a seat is told which one it is. */
function satText(
  { name, seat }: { readonly name: string; readonly seat?: number },
  listener: Listener,
): string {
  if (seat === undefined || seat !== listener.you) return plainText('sat', name, listener)
  return listener.t('app.notice.satYou', { number: seat + 1 })
}

/** Whoever plays on for somebody is told so as "you". */
function givenText(
  { name, from, seat, bot }: OfKind<Notice, 'seatGiven'>,
  { t, you }: Listener,
): string {
  const who = bot ? 'Bot' : ''
  return t(`app.notice.seatGiven${seat === you ? 'You' : who}`, { name, from })
}

/** One's own proposal is told as that; with computers alone it passes at once, and it is said why. */
function proposalKey(
  kind: 'proposed' | 'adopted' | 'rejected',
  name: string,
  listener: Listener,
): string {
  const { you, names } = listener
  if (you === undefined || names[you] !== name) return `app.notice.${kind}`
  const isAgreed = kind === 'adopted' && isAlone(listener)
  return `app.notice.${kind}${isAgreed ? 'Alone' : 'You'}`
}

/** A notice in the listener's language; empty if there is nothing to say. */
export function noticeText(notice: Notice, { listener, talk, view = null }: NoticeContext): string {
  switch (notice.kind) {
    case 'signal':
      return talk?.signal(notice.signal, notice.seat, listener, view) ?? ''
    case 'proposed':
    case 'adopted':
    case 'rejected': {
      const what = talk?.proposal(notice.proposal, listener) ?? ''
      const { kind, name } = notice
      return what === '' ? '' : listener.t(proposalKey(kind, name, listener), { name, what })
    }
    case 'again':
    case 'called': {
      const { names, you } = listener
      // Whoever called is told whom he waits for, and whoever plays again has just pressed it.
      const isOwn = you !== undefined && names[you] === notice.name
      return isOwn ? '' : plainText(notice.kind, notice.name ?? '', listener)
    }
    case 'matchBroken':
      return listener.t(`app.notice.matchBroken.${notice.why}`)
    case 'dealtAnew':
    case 'matchOver':
    case 'storageFailed':
    case 'recordsLost':
      return plainText(notice.kind, '', listener)
    case 'seatGiven':
      return givenText(notice, listener)
    case 'sat':
      return satText(notice, listener)
    case 'watches':
    case 'stood':
    case 'left':
    case 'cut':
    case 'returned':
    case 'kicked':
    case 'gaveUp':
    case 'botTookOver':
    case 'timeUp':
    case 'started':
    case 'abandoned':
    case 'resumed':
    case 'held':
    case 'chooses':
      return plainText(sentenceOf(notice), notice.name ?? '', listener)
  }
}
