/** Tells what is said in the chat, from now on. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSound } from '../../sound/useSound'
import { useTable } from '../../stores/table'
import { chatText } from '../../talk/chatText'
import { useSpeech } from '../useSpeech'

/** Tells new lines of the chat as long as the component lives. */
export function useChatTelling(): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const sound = useSound()
  const store = useTable()
  let seen = store.state.chat.at(-1)?.number ?? 0
  watch(
    () => store.state.chat,
    (chat) => {
      for (const line of chat) {
        if (line.number <= seen) continue
        seen = line.number
        sound.play('message')
        speech.tell(chatText(line, (key, named = {}) => t(key, named)))
      }
    },
  )
}
