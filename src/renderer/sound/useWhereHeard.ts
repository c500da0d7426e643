/** In which games a sound is heard, as the games say it themselves. */
import { shallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { GAME_IDS, type GameId } from '../../games/contracts'
import { GAME_WINDOWS } from '../games/gameTables'
import { joinNames } from '../speech/listener/listener'
import { useLoading } from '../stores/loading'
import type { SoundName } from './sounds'
import { TABLE_SOUNDS } from './tableSounds'

/** Where sounds are heard. */
export interface WhereHeard {
  /** Asks the games, which are loaded only for that. */
  readonly ask: () => void
  /** In words; empty until the games have said it. */
  readonly textOf: (name: SoundName) => string
}

/** Where sounds are heard, once it was asked. */
export function useWhereHeard(): WhereHeard {
  const { t } = useI18n({ useScope: 'global' })
  const loading = useLoading()
  const told = shallowRef<readonly { id: GameId; sounds: ReadonlySet<SoundName> }[]>()

  async function load(): Promise<void> {
    told.value = await Promise.all(
      GAME_IDS.map(async (id) => ({ id, sounds: (await GAME_WINDOWS[id]()).voice.sounds })),
    )
  }
  return {
    ask: () => {
      if (!told.value) void loading.follow(load)
    },
    textOf: (name) => {
      if (!told.value) return ''
      const games = told.value.filter(({ sounds }) => sounds.has(name))
      const ofTable: readonly SoundName[] = TABLE_SOUNDS
      if (games.length === GAME_IDS.length || ofTable.includes(name)) {
        return t('app.settings.heardEverywhere')
      }
      return joinNames(
        games.map(({ id }) => t(`app.game.${id}`)),
        (key, named = {}) => t(key, named),
      )
    },
  }
}
