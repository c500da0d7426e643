/** Tells when guests come and go, or begin to play. */
import type { Company } from '../host/people/company'
import type { Host } from '../host/createHost'

/** Milliseconds between two looks. */
const LOOK_EVERY = 1000

/** Calls `tell` with the guests of `host` whenever they are others than before; the answer ends the watch. */
export function watchCompany(host: Host, tell: (company: Company) => void): () => void {
  let told = ''
  const look = (): void => {
    const company = host.company()
    const text = JSON.stringify(company)
    if (text === told) return
    told = text
    tell(company)
  }
  look()
  const timer = setInterval(look, LOOK_EVERY)
  return () => {
    clearInterval(timer)
  }
}
