/** The way to a host by an address or a link that somebody types or pastes. */
import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { parseAddress } from '../../links/openLink'
import { formatTableLink, isSpoiltLink, parseLinkKey, parseTableLink } from '../../links/tableLink'
import { useTable } from '../../stores/table'

/** The way, and what is wrong with the address that was given last. */
export interface WayToHost {
  readonly problem: Readonly<Ref<string>>
  /** Goes to a host, and there to the table if one is meant; `key`: the fingerprint that a link gives. */
  connect(text: string, at?: string, key?: string): void
}

/** For the component in whose setup it is called. */
export function useWayToHost(): WayToHost {
  const { t } = useI18n()
  const router = useRouter()
  const table = useTable()
  const problem = ref('')

  /** In a browser: a page is loaded; one of the same host stays, and its link is tried anew. */
  function goTo(page: string): void {
    const isHere = page.startsWith(`${location.origin}/#`)
    location.assign(page)
    if (isHere) table.reconnect()
  }
  function connect(text: string, at = parseTableLink(text), key = parseLinkKey(text)): void {
    const parsed = parseAddress(text)
    const isSpoilt = at === undefined && isSpoiltLink(text)
    problem.value = isSpoilt ? t('app.wrongLink.spoilt') : ''
    if (!parsed) problem.value = t('app.home.addressBad')
    if (!parsed || isSpoilt) return
    if (!window.stammtisch) {
      goTo(at === undefined ? parsed.page : formatTableLink(parsed.page, at, key))
      return
    }
    table.connect({ kind: 'remote', url: parsed.socket, ...(key === undefined ? {} : { key }) })
    if (at !== undefined) void router.push(`/join/${at}`)
  }
  return { problem, connect }
}
