/** A move that is put together by hand, and its way to the host: nothing leaves the window before it is confirmed. */
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { toJson } from '../../../engine/basics/json'
import type { BoardProps } from '../../games/gameTable'
import type { Refusal } from '../../../protocol/terms'

/** Why something was not taken: by the rules, or by the host. */
export type Refused<Reason extends string> =
  | { readonly by: 'rules'; readonly reason: Reason }
  | { readonly by: 'host'; readonly refusal: Refusal; readonly reason?: string }

/** The words for a refusal that is none of the game's own. */
export function hostRefusalKey(refused: Refused<string>): string {
  const isClosed = refused.by === 'host' && refused.refusal === 'question-closed'
  return isClosed ? 'table.refusedClosed' : 'table.refusedByHost'
}

/** What a game's own way of putting a move together begins with. */
export interface MoveSource<View> {
  readonly view: () => View
  /** What is asked of the own seat. */
  readonly own: () => BoardProps['own']
  readonly play: BoardProps['play']
}

/** What sending needs. */
export interface SendingOptions<Draft, Move extends object, Reason extends string> {
  /** A draft in which nothing is chosen. */
  readonly empty: Draft
  /** Why the rules refuse the move, as far as the own view can tell. */
  readonly check: (move: Move) => Reason | undefined
  readonly own: () => BoardProps['own']
  readonly play: BoardProps['play']
}

/** A draft and what became of sending it. */
export interface Sending<Draft, Move extends object, Reason extends string> {
  readonly draft: ShallowRef<Draft>
  readonly refused: Readonly<ShallowRef<Refused<Reason> | undefined>>
  /** A move is on its way to the host. */
  readonly sending: Readonly<Ref<boolean>>
  /** Another draft; what was refused before counts no more. */
  change(next: Draft): void
  /** Says why the draft cannot be sent. */
  refuse(reason: Reason): void
  /** Sends a move; the draft is gone once it was taken. */
  send(move: Move): Promise<void>
}

/** What a game's own way of putting a move together tells of it. */
export type Drafting<Draft, Move extends object, Reason extends string> = Pick<
  Sending<Draft, Move, Reason>,
  'draft' | 'refused' | 'sending'
>

/** Keeps a draft and sends what becomes of it. */
export function useSending<Draft, Move extends object, Reason extends string>(
  options: SendingOptions<Draft, Move, Reason>,
): Sending<Draft, Move, Reason> {
  const draft = shallowRef(options.empty)
  const refused = shallowRef<Refused<Reason>>()
  const sending = ref(false)

  function change(next: Draft): void {
    draft.value = next
    refused.value = undefined
  }
  function refuse(reason: Reason): void {
    refused.value = { by: 'rules', reason }
  }

  async function send(move: Move): Promise<void> {
    if (sending.value) return
    const reason = options.check(move)
    if (reason !== undefined) {
      refuse(reason)
      return
    }
    const [question] = options.own()
    if (!question) {
      refused.value = { by: 'host', refusal: 'question-closed' }
      return
    }
    sending.value = true
    const answer = await options.play(toJson(move), question.name)
    sending.value = false
    if (answer.ok) {
      change(options.empty)
      return
    }
    const { refusal } = answer
    const told = answer.reason === undefined ? {} : { reason: answer.reason }
    refused.value = { by: 'host', refusal, ...told }
  }

  return { draft, refused, sending, change, refuse, send }
}
