/** Which host is meant: the one that the link names, else the one that answered at this address before. */
import type { LinkTarget } from '../../ipc/ipc'
import { keptByDevice } from '../stores/kept'
import { forgetSecrets } from '../stores/tokens'
import { parseLinkKey } from './tableLink'

const STORED = 'stammtisch.host'
/** Hosts that answered where another one was meant, by their address. */
const strangers = new Map<string, string>()

function placeOf(target: LinkTarget): string {
  return target.kind === 'local' ? `${STORED}.local` : `${STORED}.${target.url}`
}

function namedByLink(target: LinkTarget): string | undefined {
  return target.kind === 'local' ? parseLinkKey(location.hash) : target.key
}

function remember(target: LinkTarget, fingerprint: string): void {
  const place = placeOf(target)
  const before = keptByDevice.getItem(place)
  // What one host knows this window by is nothing for another.
  if (before !== null && before !== fingerprint) forgetSecrets(target)
  keptByDevice.setItem(place, fingerprint)
}

/** Before a link to a host is opened: a link that names another one than was here before leads to a stranger, who is told no secret. */
export function noteLink(target: LinkTarget): void {
  const named = namedByLink(target)
  if (named !== undefined) remember(target, named)
}

/** The fingerprint of the host that answered at an address before; undefined: none has. */
export function knownKey(target: LinkTarget): string | undefined {
  return keptByDevice.getItem(placeOf(target)) ?? undefined
}

/** Whether a host that has shown its fingerprint is the one that is meant; the first one at an address is. */
export function isMeantHost(target: LinkTarget, fingerprint: string): boolean {
  const meant = namedByLink(target) ?? knownKey(target)
  if (meant !== undefined && meant !== fingerprint) {
    strangers.set(placeOf(target), fingerprint)
    return false
  }
  remember(target, fingerprint)
  return true
}

/** Whether somebody may take the host that answered for the one he means: not against what his link says. */
export function mayTrustStranger(target: LinkTarget): boolean {
  return namedByLink(target) === undefined && strangers.has(placeOf(target))
}

/** From now on the host that answered last is the one that is meant at this address. */
export function trustStranger(target: LinkTarget): void {
  const fingerprint = strangers.get(placeOf(target))
  if (fingerprint !== undefined) remember(target, fingerprint)
}
