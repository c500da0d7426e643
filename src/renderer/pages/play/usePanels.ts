/** What is open beside a match: one thing at a time, and nothing of it hides what is asked. */
import {
  computed,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
  type ShallowRef,
  type WatchSource,
} from 'vue'
import { useBackCloses } from '../../design/useBackCloses'
import { useSettings } from '../../stores/settings'
import { keepTabValue, readTabValue } from '../../stores/tabValue'
import { isDraftKept } from '../../table/ask/useKeptDraft'
import { goHome } from '../../table/keys/focusHome'
import { plainKey } from '../../table/keys/keys'
import type { RoomUse } from '../../table/screen/useFreeRoom'

/** What can be opened beside the match. */
export type Panel = 'log' | 'rules' | 'chat' | 'help' | 'leave' | 'people' | 'settings'

/** What is done in a panel while it lies over the table; the log is only there. */
export function roomUseOf(panel: Panel): RoomUse | undefined {
  if (panel === 'log') return undefined
  return panel === 'chat' ? 'writes' : 'reads'
}

/** From this width on, in rem of the browser, a panel stands beside the table and not over it; the styles say the same. */
const BESIDE = 75
/** Pixels of a letter that nobody has made larger. */
const PLAIN_LETTER = 16
/** What tells keys from a mouse or a finger. */
const HANDS = ['keydown', 'pointerdown'] as const
/** The key that opens the talk. */
const CHAT_KEY = 'c'

/** What whoever has opened a panel by key goes on at; the rest begin at their title. */
const GOES_ON_AT: Partial<Record<Panel, string>> = { chat: '.own input', log: '.log-lines' }

/** Where this tab keeps that somebody has closed the log: the next match begins without it, too. */
const WITHOUT_LOG = 'stammtisch.withoutLog'

function wideFrom(rem: number): MediaQueryList {
  return matchMedia(`(min-width: ${String(rem)}rem)`)
}

/** Whether a panel stands beside the table, as long as the component lives. */
function useWideWindow(): Readonly<Ref<boolean>> {
  const wide = wideFrom(BESIDE)
  const isWide = ref(wide.matches)
  function onWidth(): void {
    isWide.value = wide.matches
  }
  wide.addEventListener('change', onWidth)
  onScopeDispose(() => {
    wide.removeEventListener('change', onWidth)
  })
  return isWide
}

/** Whether the log stands there unasked: in larger letters it would leave the table too little. */
function hasRoomForLog(): boolean {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return wideFrom(BESIDE * Math.max(1, letter / PLAIN_LETTER || 1)).matches
}

/** Whether the last thing that was done was done by key, as long as the component lives. */
function useLastHand(): () => boolean {
  let isByKey = false
  function note({ type }: Event): void {
    isByKey = type === 'keydown'
  }
  for (const type of HANDS) window.addEventListener(type, note, { capture: true })
  onScopeDispose(() => {
    for (const type of HANDS) window.removeEventListener(type, note, { capture: true })
  })
  return () => isByKey
}

/**
 * Escape at the table, as long as the component lives: it first takes back what is chosen there, and closes what somebody has opened
 * beside it only where it has nothing else to do. The focus goes back to where that was opened.
 */
function useEscape(close: () => void): { readonly noteOpened: (isOpen: boolean) => void } {
  let opener: Element | null | undefined
  let hadDraft = false
  function note(): void {
    hadDraft = isDraftKept()
  }
  function closeBeside(from: Element | null): void {
    close()
    if (from instanceof HTMLElement && from !== document.body && from.isConnected)
      from.focus({ preventScroll: true })
    else goHome()
  }
  function onKey(event: KeyboardEvent): void {
    if (plainKey(event) !== 'escape' || opener === undefined || hadDraft) return
    const from = opener
    // Whatever it means at the table, all that listens there has heard it by then.
    setTimeout(() => {
      if (!event.defaultPrevented && opener === from) closeBeside(from)
    })
  }
  window.addEventListener('keydown', note, { capture: true })
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', note, { capture: true })
    window.removeEventListener('keydown', onKey)
  })
  return {
    noteOpened: (isOpen) => {
      opener = isOpen ? document.activeElement : undefined
    },
  }
}

/** The key of the talk, as long as the component lives, unless single keys are switched off. */
function useChatKey(toggle: () => void): void {
  const { settings } = useSettings()
  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || plainKey(event) !== CHAT_KEY) return
    event.preventDefault()
    toggle()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}

/** What is open, and opening something else. */
export interface Panels {
  readonly panel: Readonly<ShallowRef<Panel | undefined>>
  /** The key of its title. */
  readonly title: ComputedRef<string>
  /** Whether it lies over the table and not beside it. */
  readonly isCovering: ComputedRef<boolean>
  /** Whether it hides what happens on the table. */
  readonly isOverTable: ComputedRef<boolean>
  /** Whether the talk lies over the table: what is said is read there. */
  readonly isTalkOver: ComputedRef<boolean>
  /** What in it has the focus first, as a selector, for whoever has opened it by key: a finger would have the keys of a phone pop up. Undefined: its title, if anything. */
  readonly goal: ComputedRef<string | undefined>
  /** Opens it, or closes it if it is open. */
  toggle(wish: Panel): void
  /** Closes what is open; a log that stood there before is there again. */
  close(): void
}

/** Follows what is open as long as the component lives; a log that would lie over the result goes when the match is over. */
export function usePanels(result: WatchSource<object | undefined>): Panels {
  const isWide = useWideWindow()
  const keepsLog = ref(hasRoomForLog() && readTabValue(WITHOUT_LOG) !== true)
  const panel = shallowRef<Panel | undefined>(keepsLog.value ? 'log' : undefined)
  const [isByKey, isOpenedByKey] = [useLastHand(), ref(false)]
  let isLogAsked = false

  function keepLog(wish: boolean): void {
    keepsLog.value = wish
    // Over the table it has to be closed, whatever one thinks of it.
    if (isWide.value) keepTabValue(WITHOUT_LOG, wish ? undefined : true)
  }
  const escape = useEscape(close)
  function close(): void {
    escape.noteOpened(false)
    isOpenedByKey.value = false
    if (panel.value === 'log') keepLog(false)
    // Letters may have been made larger meanwhile.
    const isRoom = isWide.value && (isLogAsked || hasRoomForLog())
    panel.value = panel.value !== 'log' && keepsLog.value && isRoom ? 'log' : undefined
  }
  function toggle(wish: Panel): void {
    if (panel.value === wish) {
      close()
      return
    }
    if (wish === 'log') {
      keepLog(true)
      isLogAsked = true
    }
    escape.noteOpened(true)
    isOpenedByKey.value = isByKey()
    panel.value = wish
  }
  useChatKey(() => {
    toggle('chat')
  })
  const isCovering = computed(() => !isWide.value && panel.value !== undefined)
  // The log beside the table is a part of it.
  useBackCloses(
    () => panel.value !== undefined && (isCovering.value || panel.value !== 'log'),
    close,
  )
  watch(result, (outcome) => {
    if (outcome && isCovering.value && panel.value === 'log') close()
  })
  return {
    panel,
    isCovering,
    goal: computed(() => (isOpenedByKey.value ? GOES_ON_AT[panel.value ?? 'log'] : undefined)),
    title: computed(() => `app.play.${panel.value ?? 'log'}`),
    isOverTable: computed(
      () => isCovering.value && !['log', 'chat', 'leave'].includes(panel.value ?? ''),
    ),
    isTalkOver: computed(() => isCovering.value && panel.value === 'chat'),
    toggle,
    close,
  }
}
