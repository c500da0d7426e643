/** The line that somebody writes: gone from its field at once, and back in it if the host does not take it. */
import { ref, type Ref } from 'vue'

/** A line of chat that is being written. */
export interface ChatLineDraft {
  readonly text: Ref<string>
  /** Sends it; what is too long for one line stays for the next. */
  send(): Promise<void>
}

/** A line of one's own; `say` tells whether the host took it, `longest` in letters. */
export function useChatLine(
  say: (text: string) => Promise<boolean>,
  longest: number,
): ChatLineDraft {
  const text = ref('')
  /** What has come back and stands at the head of the field: what comes back later was said later. */
  let returned = ''

  function takeBack(said: string): void {
    const held = text.value.startsWith(returned) ? returned : ''
    returned = [held, said].filter(Boolean).join(' ')
    text.value = [returned, text.value.slice(held.length).trimStart()].filter(Boolean).join(' ')
  }
  return {
    text,
    async send() {
      const whole = text.value.trim()
      if (whole === '') return
      // Lines that came back are longer together than one may be.
      const end = whole.length > longest ? whole.lastIndexOf(' ', longest) : whole.length
      const said = whole.slice(0, end)
      text.value = whole.slice(end).trimStart()
      returned = ''
      if (!(await say(said))) takeBack(said)
    },
  }
}
