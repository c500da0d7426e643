/** Lets the fire in the room crackle for as long as one is at a table and wants it. */
import { onScopeDispose, ref, watch } from 'vue'
import { useSettings } from '../stores/settings'
import { roomStretch, STRETCH } from './room'
import { useSound } from './useSound'

const MILLISECONDS = 1000

function usePageInSight(): () => boolean {
  const isInSight = ref(document.visibilityState === 'visible')
  const look = (): void => {
    isInSight.value = document.visibilityState === 'visible'
  }
  document.addEventListener('visibilitychange', look)
  onScopeDispose(() => {
    document.removeEventListener('visibilitychange', look)
  })
  return () => isInSight.value
}

/** `isAtTable`: whether there is a room around anybody just now. */
export function useRoom(isAtTable: () => boolean): void {
  const { settings } = useSettings()
  const sound = useSound()
  const isInSight = usePageInSight()
  let stretches = 0
  let timer: number | undefined
  /** Of the stretch that is heard and of the one that still goes over into it. */
  let fades: readonly (() => void)[] = []

  function goOn(): void {
    const fade = sound.begin(roomStretch(stretches++))
    if (fade) fades = [...fades.slice(-1), fade]
    timer = window.setTimeout(goOn, STRETCH * MILLISECONDS)
  }
  function stop(): void {
    window.clearTimeout(timer)
    for (const fade of fades) fade()
    fades = []
  }
  const isHeard = (): boolean => settings.room && sound.isAudible() && isAtTable() && isInSight()
  watch(
    [isHeard, () => settings.volume],
    ([goesOn]) => {
      stop()
      if (goesOn) goOn()
    },
    { immediate: true },
  )
  onScopeDispose(stop)
}
