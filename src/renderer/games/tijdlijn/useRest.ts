/** What whoever is out can do where only computers are left playing (TC-08): hurry the rest. */
import { computed, inject, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Seat } from '../../../engine/basics/seat'
import type { TijdlijnView } from '../../../games/tijdlijn/outside/contract'
import type { SeatView } from '../../../protocol/tableViews'
import { useSpeech } from '../../speech/useSpeech'
import { HURRY_REST } from '../../table/hurryRest'

interface RestSource {
  readonly view: () => TijdlijnView
  readonly seats: () => readonly SeatView[]
}

/** The rest of a match, for whoever is out. */
export interface Rest {
  /** What the button does; undefined: there is none. */
  readonly label: ComputedRef<string | undefined>
  /** How fast it goes and who says so; undefined: nothing to tell. */
  readonly told: ComputedRef<string | undefined>
  /** Hurries it, or lets it go on as before, and says so; false if there is nothing to hurry. */
  toggle(): boolean
}

function areOnlyBotsLeft(
  { you, players, phase }: TijdlijnView,
  seats: readonly SeatView[],
): boolean {
  if (you === undefined || phase.kind === 'over' || !players[you]?.out) return false
  const isPlaying = ({ kind }: SeatView, seat: Seat): boolean =>
    kind === 'person' && !players[seat]?.out && !players[seat]?.left
  return !seats.some(isPlaying)
}

/** Follows whether the rest can be hurried, and by whom. */
export function useRest({ view, seats }: RestSource): Rest {
  const { t } = useI18n()
  const speech = useSpeech()
  const hurry = inject(HURRY_REST, undefined)
  const isOffered = computed(() => hurry !== undefined && areOnlyBotsLeft(view(), seats()))
  const whose = computed(() => (hurry?.keeper() === undefined ? 'rest' : 'pictures'))
  const label = computed(() => {
    if (!isOffered.value || !hurry) return undefined
    if (hurry.isHurried()) return t(`tijdlijnTable.hurry.${whose.value}Back`)
    return hurry.canHurry() ? t(`tijdlijnTable.hurry.${whose.value}`) : undefined
  })
  const told = computed(() => {
    const name = hurry?.keeper()
    return isOffered.value && name !== undefined
      ? t('tijdlijnTable.hurry.keeper', { name })
      : undefined
  })
  function toggle(): boolean {
    if (label.value === undefined || !hurry) return false
    hurry.toggle()
    speech.say(t(`tijdlijnTable.hurry.${hurry.isHurried() ? 'on' : 'off'}`))
    return true
  }
  return { label, told, toggle }
}
