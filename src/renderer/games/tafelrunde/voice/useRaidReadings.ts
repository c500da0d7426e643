/** What the reading keys say at a board of Die Tafelrunde 2 beyond its view: what is chosen, and how strong everybody was in the settlement. */
import { useI18n } from 'vue-i18n'
import type { TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { useOwnReadings } from '../../../speech/reading/useOwnReadings'
import type { Raiding } from '../ask/useRaiding'
import type { Settlement } from '../score/useSettlement'
import { chestsChosen } from './chestsChosen'
import { chosenName } from './names'
import { choiceOf, settledFights } from './reader'
import type { Voice } from './voice'

interface RaidReadingsOptions {
  readonly raiding: Pick<Raiding, 'draft'>
  readonly settlement: Pick<Settlement, 'steps'>
  readonly view: () => TafelrundeView
  readonly voice: () => Voice
}

/** Has the last word on what the reading keys say as long as the component lives. */
export function useRaidReadings({ raiding, settlement, view, voice }: RaidReadingsOptions): void {
  const { t } = useI18n()
  useOwnReadings({
    options: (told) => {
      const draft = raiding.draft.value
      const chosen =
        chosenName(draft.card, t, draft.up) ??
        chestsChosen(view(), draft, t) ??
        choiceOf(view(), voice())
      return [told, chosen].filter(Boolean).join(' ')
    },
    standing: (told) => [...settledFights(view(), settlement.steps.value, voice()), told].join(' '),
  })
}
