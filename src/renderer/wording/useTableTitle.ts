/** What tables are called, for whoever reads it in this window. */
import { useSettings } from '../stores/settings'
import { tableTitle } from './tableTitle'

/** Gives a table's name in the language of this window. */
export function useTableTitle(): (name: string) => string {
  const { settings } = useSettings()
  return (name) => tableTitle(name, settings.language)
}
