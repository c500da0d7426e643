/** Setting what a table plays: each wish becomes a command, and two quick ones do not undo each other. */
import { ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { SeatBounds } from '../../../engine/contract/game'
import type { OptionContext, Options, OptionValue } from '../../../engine/options/options'
import { presetOptions, type PresetId } from '../../../engine/options/presets'
import type { Command } from '../../../protocol/clientMessages'
import type { TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import type { Offered } from '../../games/offered'
import {
  fitSeats,
  optionsAfter,
  presetSourceOf,
  seatBounds,
  settable,
} from '../../options/tableSetup'
import { useSpeech } from '../../speech/useSpeech'

/** What is set, for whom. */
export interface TableGamePorts {
  readonly table: () => TableView
  readonly game: () => GameWindow
  readonly context: () => OptionContext
  readonly run: (command: Command) => void
}

/** The wishes of whoever keeps a table. */
export interface TableGame {
  /** How many seats are left, said where a wish has taken some away. */
  readonly fewer: Readonly<Ref<string | undefined>>
  setOption(key: string, value: OptionValue): void
  setPreset(id: PresetId): void
  setSeats(count: number): void
  changeGame(offered: Offered): void
}

/** What the keeper can set of the game at a table, as the host says that it stands. */
export function useTableGame({ table, game, context, run }: TableGamePorts): TableGame {
  const { t } = useI18n()
  const speech = useSpeech()
  const fewer = ref<string>()
  /** What has been chosen here and may still be on its way. */
  let wished: Options = {}
  watch(
    () => table().game,
    () => (wished = {}),
  )
  const source = (): ReturnType<typeof presetSourceOf> => presetSourceOf(game().legality)
  function current(): Options {
    return { ...settable(table().options, source().optionSpecs), ...wished }
  }
  /** Fewer seats than there were are no silent matter. */
  function fitAloud(bounds: SeatBounds): number {
    const before = table().seats.length
    const seats = fitSeats(before, bounds)
    fewer.value = seats < before ? t('app.lobby.fewerSeats', { seats }) : undefined
    if (fewer.value !== undefined) speech.say(fewer.value)
    return seats
  }
  /** Another choice may change how many can sit at the table. */
  function wish(more: Options): void {
    wished = { ...wished, ...more }
    const options = current()
    const seats = fitAloud(seatBounds(game().legality, options, context()))
    run({ kind: 'setGame', game: table().game, options, seats })
  }
  return {
    fewer,
    setOption: (key, value) => {
      wish({ [key]: value })
    },
    setPreset: (id) => {
      wish(presetOptions(source(), id, context()))
    },
    setSeats: (seats) => {
      fewer.value = undefined
      run({ kind: 'setGame', game: table().game, options: current(), seats })
    },
    /** Its own usual options, the preset of the game before, and as many seats as it can have; the same game in another way keeps the rest. */
    changeGame: (offered) => {
      const isSame = offered.game.id === table().game
      wished = isSame ? { ...wished, ...offered.options } : {}
      const { options: set, seats: taken } = table()
      const before = { game: game().legality, options: set, seats: taken.length }
      const options = isSame ? current() : optionsAfter(before, offered, context())
      const seats = fitAloud(seatBounds(offered.game, options, context()))
      run({ kind: 'setGame', game: offered.game.id, options, seats })
    },
  }
}
