/** What others point at: shown for a while on the board. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { GameTalk, Mark } from '../games/gameTable'
import { useTable } from '../stores/table'

/** Milliseconds that a mark stays; a new one of the same seat takes its place. */
const MARK_STAYS = 8000

/** The marks of this moment, one of a seat at most. */
export function useMarks(talk: () => GameTalk | undefined): Readonly<ShallowRef<readonly Mark[]>> {
  const store = useTable()
  const marks = shallowRef<readonly Mark[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function show(mark: Mark): void {
    marks.value = [...marks.value.filter(({ seat }) => seat !== mark.seat), mark]
    const timer = setTimeout(() => {
      timers.delete(timer)
      marks.value = marks.value.filter((one) => one !== mark)
    }, MARK_STAYS)
    timers.add(timer)
  }
  const stop = store.listen({
    happened: () => undefined,
    missed: () => undefined,
    noticed: (notices) => {
      for (const notice of notices) {
        if (notice.kind !== 'signal') continue
        const at = talk()?.markOf(notice.signal)
        if (at !== undefined) show({ seat: notice.seat, at })
      }
    },
  })
  watch(
    () => store.match?.number,
    () => {
      marks.value = []
    },
  )
  onScopeDispose(() => {
    stop()
    for (const timer of timers) clearTimeout(timer)
  })
  return marks
}
