/** Going on at a table that was left, or giving it up. */
import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import type { Command } from '../../../protocol/clientMessages'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import type { OwnTableLine } from './useOwnTable'
import { useRefusal } from '../../commands/useRefusal'

/** What can be done with a table that was left. */
export interface GoingOn {
  /** Why it was refused, in words; empty if it was not. */
  readonly problem: Readonly<Ref<string>>
  goOn(line: OwnTableLine): void
  giveUp(line: OwnTableLine): void
  /** Whoever is away from it sits at another device and cannot come back: this computer is closed to the network. */
  isKeptOut(line: OwnTableLine): boolean
  openNetwork(): void
  /** Who of the others is there; empty: nobody. */
  waitingText(line: OwnTableLine): string
}

/** For the component in whose setup it is called. */
export function useGoingOn(): GoingOn {
  const { t } = useI18n()
  const router = useRouter()
  const store = useTable()
  const { settings } = useSettings()
  const { refusalOf } = useRefusal()
  const problem = ref('')

  async function run(command: Command, { id }: OwnTableLine): Promise<void> {
    problem.value = refusalOf(await store.command(command, id))
  }
  async function openNetwork(): Promise<void> {
    problem.value = refusalOf(await store.command({ kind: 'openNetwork' }))
  }
  return {
    problem,
    goOn(line) {
      if (line.isHere) void router.push('/table')
      else void run({ kind: 'join', as: 'player' }, line)
    },
    giveUp: (line) => void run({ kind: 'closeTable' }, line),
    isKeptOut: ({ lacksOthers }) => lacksOthers && store.state.network?.open === false,
    openNetwork: () => void openNetwork(),
    waitingText({ waiting }) {
      const names = new Intl.ListFormat(settings.language).format(waiting)
      return waiting.length > 0 ? t('app.home.waiting', { names, n: waiting.length }) : ''
    },
  }
}
