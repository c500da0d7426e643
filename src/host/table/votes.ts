/** Proposals of a table: everybody who sits and is a person must agree; bots always do. */
import { canonicalJson } from '../../engine/basics/hash'
import type { Json } from '../../engine/basics/json'
import type { CommandOrigin } from '../match/matchRun'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import type { Session } from '../people/session'
import type { Table } from './table'
import type { SavedProposal, SavedTable } from './tableRecords'

/** Proposals that may be open at a time. */
const MOST_OPEN = 10

/** Puts something to the vote; the proposer agrees with it. */
export function propose(
  table: Table,
  session: Session,
  proposal: Json,
  origin: CommandOrigin,
): RefusalOf | undefined {
  const { game, adopted = [], proposals } = table.saved
  const isSame = (other: Json): boolean => canonicalJson(other) === canonicalJson(proposal)
  if (adopted.some(isSame)) return undefined
  const same = proposals.find((open) => isSame(open.proposal))
  if (same) return vote(table, session, { number: same.number, agree: true }, origin)
  if (proposals.length >= MOST_OPEN) return { refusal: 'too-fast' }
  const { person, name } = session
  const about = table.ports.planning.isAboutMatch(game, proposal)
    ? { aboutMatch: true as const }
    : {}
  const isWritten = table.change((draft) => {
    draft.proposed += 1
    const number = draft.proposed
    draft.proposals.push({ number, person, name, proposal, agreed: [person], ...about })
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.publish([{ kind: 'proposed', name, proposal }])
  adoptAgreed(table)
  return undefined
}

/** Agrees, or ends the matter. */
export function vote(
  table: Table,
  { person }: Session,
  given: { readonly number: number; readonly agree: boolean },
  origin: CommandOrigin,
): RefusalOf | undefined {
  const open = table.saved.proposals.find(({ number }) => number === given.number)
  if (!open) return { refusal: 'nothing-to-vote-on' }
  const isWritten = table.change((draft) => {
    draft.proposals = given.agree
      ? draft.proposals.map((one) => (one.number === open.number ? agree(one, person) : one))
      : withoutProposal(draft, open)
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  const { name, proposal } = open
  table.publish(given.agree ? [] : [{ kind: 'rejected', name, proposal }])
  adoptAgreed(table)
  return undefined
}

/** Takes up what everybody has agreed to; call it also after somebody has left. */
export function adoptAgreed(table: Table): void {
  const { holders, proposals } = table.saved
  const voters = holders.flatMap((one) => (one.kind === 'person' && !one.gone ? [one.person] : []))
  const agreed = proposals.filter(
    (one) => voters.length > 0 && voters.every((person) => one.agreed.includes(person)),
  )
  for (const open of agreed) adopt(table, open)
}

function adoptAboutMatch(table: Table, open: SavedProposal): void {
  const { name, proposal } = open
  const isWritten = table.change((draft) => {
    draft.proposals = withoutProposal(draft, open)
    draft.adopted = [...(draft.adopted ?? []), proposal]
  })
  if (isWritten) table.publish([{ kind: 'adopted', name, proposal }])
}

function adopt(table: Table, open: SavedProposal): void {
  if (open.aboutMatch) {
    adoptAboutMatch(table, open)
    return
  }
  const { game, options: before } = table.saved
  const options = table.ports.planning.adopt(game, open.proposal, before)
  const isWritten = table.change((draft) => {
    draft.proposals = withoutProposal(draft, open)
    if (options) draft.options = options
  })
  if (!isWritten) return
  const { name, proposal } = open
  table.publish([{ kind: options ? 'adopted' : 'rejected', name, proposal }])
}

function agree(proposal: SavedProposal, person: string): SavedProposal {
  return { ...proposal, agreed: [...new Set([...proposal.agreed, person])] }
}

function withoutProposal(draft: SavedTable, { number }: SavedProposal): SavedProposal[] {
  return draft.proposals.filter((one) => one.number !== number)
}
