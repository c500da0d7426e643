/** A half-built word, kept in this window alone so that a reload in the middle of a turn does not cost it. */
import { isRecord } from '../../../engine/json'
import type { Draft } from './draft'

const KEY = 'stammtisch.draft.buchstabenbluff'

/** What a draft belongs to: with another question or another hand it is worth nothing. */
export interface DraftOwner {
  readonly question: string
  readonly hand: readonly number[]
}

function nameOf({ question, hand }: DraftOwner): string {
  return `${question} ${hand.join(',')}`
}

function isPlace(value: unknown): value is [number, string] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'
}

/** Keeps a draft; the one before is forgotten. */
export function keepDraft(owner: DraftOwner, { text, chosen, open }: Draft): void {
  const kept = { of: nameOf(owner), text, chosen: [...chosen], open }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

/** The draft that was kept for this question and this hand; undefined if none was. */
export function keptDraft(owner: DraftOwner): Draft | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  if (!isRecord(kept) || kept.of !== nameOf(owner) || typeof kept.text !== 'string')
    return undefined
  const chosen = Array.isArray(kept.chosen) ? kept.chosen.filter(isPlace) : []
  const open = Array.isArray(kept.open) ? kept.open.filter((at) => typeof at === 'number') : []
  return { text: kept.text, chosen: new Map(chosen), open }
}
