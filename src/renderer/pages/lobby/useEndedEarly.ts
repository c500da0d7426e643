/** Who has ended the match before its time: the room reads it in the lobby, into which that has led. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useTable } from '../../stores/table'

/** The name of whoever ended the last match early; empty: nobody, or the next one has begun. */
export function useEndedEarly(): Readonly<Ref<string>> {
  const store = useTable()
  const name = ref('')
  watch(
    () => store.match?.number,
    (number) => {
      if (number !== undefined) name.value = ''
    },
  )
  const stop = store.listen({
    happened: () => undefined,
    noticed: (notices) => {
      const ended = notices.find(({ kind }) => kind === 'abandoned')
      if (ended && 'name' in ended) name.value = ended.name ?? ''
    },
  })
  onScopeDispose(stop)
  return name
}
