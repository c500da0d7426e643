/** Somebody types a word where no field is: its letters are no keys. */
import { onMounted, onScopeDispose } from 'vue'
import { useSpeech } from '../../../speech/useSpeech'
import { plainKey } from '../../../table/keys/keys'
import { EMPTY_DRAFT } from './draft'
import type { Composing } from './useComposing'
import type { Voice } from '../voice/voice'

/** Milliseconds between two letters of a word at most, and after which a word that is typed has ended. */
const TEMPO = { next: 300, end: 1000 }

/** So many letters are no slip: whoever types them is told where words are typed. */
const TOLD_AT = 3

/** Opens the talk, or reads out all that one can do, unless a word begins with it: it waits as long as the next letter may take. */
const HELD_KEYS = ['c', 'l']

/** Where words are typed. */
export interface StrayTyping {
  readonly composing: Composing
  readonly voice: () => Voice
  /** Leads into the field. */
  readonly toWord: () => void
}

function isLetter(key: string | undefined): key is string {
  return key !== undefined && /^\p{L}$/u.test(key)
}

/** Lets a key wait, and sends it on when no other letter has come meanwhile. */
function useHeldKey() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  const release = (): void => clearTimeout(timer)
  function hold(event: KeyboardEvent): void {
    const { key, code, target } = event
    event.preventDefault()
    event.stopPropagation()
    timer = setTimeout(() => {
      isSending = true
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      )
      isSending = false
    }, TEMPO.next)
  }
  onScopeDispose(release)
  return { hold, release, isSending: () => isSending }
}

/** Holds letters that follow quickly on each other back from every key, as long as the component lives; the first one was a key already, unless it waits for them. In one's own turn they go into the field. */
export function useStrayTyping({ composing, voice, toWord }: StrayTyping): void {
  const speech = useSpeech()
  function take(typed: string): void {
    if (composing.choosing.value && composing.draft.value.text === EMPTY_DRAFT.text) {
      toWord()
      composing.type(typed)
    } else if (typed.length === TOLD_AT) speech.say(voice().say('say.typeLater'))
  }
  const held = useHeldKey()
  let letters = ''
  let written = ''
  let latest = -Infinity
  function onKeydown(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!isLetter(key) || event.repeat || held.isSending()) return
    const { timeStamp } = event
    const most = letters.length > 1 ? TEMPO.end : TEMPO.next
    const goesOn = timeStamp - latest <= most && !(letters.length === 1 && letters === key)
    letters = goesOn ? letters + key : key
    // As they are typed: those that follow come in capitals, too, where these did.
    written = goesOn ? written + event.key : event.key
    latest = timeStamp
    held.release()
    if (letters.length === 1) {
      if (HELD_KEYS.includes(key)) held.hold(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    take(written)
  }
  // Before all others that listen.
  onMounted(() => {
    window.addEventListener('keydown', onKeydown, { capture: true })
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeydown, { capture: true })
  })
}
