/** The name under which one sits at tables: kept here, agreed on with the host. */
import { computed, ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { sanitizeName } from '../../../engine/basics/text'
import type { Figure } from '../../../protocol/terms'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { useRefusal } from '../../commands/useRefusal'

/** The own name and its change. */
export interface Renaming {
  /** As it is being typed: what is refused stays there to be mended. */
  readonly name: Ref<string>
  /** Why the host does not take it, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  /** How the others read a name that somebody else has, and why; empty: as it was typed. */
  readonly given: Readonly<Ref<string>>
  /** Tells the host the name, and keeps it here; false: the one before counts. */
  rename(): Promise<boolean>
}

/** How somebody is asked for his name. */
export interface RenamingWish {
  /** A name that was only suggested is not there until somebody has said his own. */
  readonly asks?: boolean
  /** The portrait that goes with it; absent: the own one. */
  readonly figure?: () => Figure
}

/** The own name, as it is being typed. */
export function useRename({ asks = false, figure: wished }: RenamingWish = {}): Renaming {
  const { t } = useI18n()
  const { settings } = useSettings()
  const table = useTable()
  const { refusalOf } = useRefusal()
  const problem = ref('')
  const shown = (): string => (asks && !settings.isOwnName ? '' : settings.name)
  const typed = ref(shown())
  const given = computed(() => {
    const name = table.state.welcome?.name ?? ''
    const wished = sanitizeName(settings.name)
    const isNumbered = settings.isOwnName && name !== wished && / \d+$/u.test(name)
    return isNumbered ? t('app.home.nameGiven', { name, wished }) : ''
  })
  let last = typed.value
  watch(
    () => settings.name,
    () => {
      // What somebody has begun to put in is not lost when another name is suggested.
      if (typed.value === last) typed.value = shown()
      last = shown()
    },
  )
  return {
    name: typed,
    problem,
    given,
    async rename() {
      const { language } = settings
      const figure = wished?.() ?? settings.figure
      const name = asks && typed.value === '' ? settings.name : typed.value
      const answer = await table.command({ kind: 'rename', name, language, figure })
      problem.value = refusalOf(answer)
      // Where no host has answered, none has refused it either.
      if (answer.ok || !table.state.welcome) {
        settings.isOwnName ||= asks ? typed.value !== '' : name !== settings.name
        // Both at once: a portrait that is kept before is told at once, with the name before.
        Object.assign(settings, { name, figure })
      }
      return answer.ok
    },
  }
}
