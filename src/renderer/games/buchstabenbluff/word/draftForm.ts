/** A half-built word as plain data, so that a reload in the middle of a turn does not cost it. */
import { isRecord } from '../../../../engine/basics/json'
import type { DraftForm } from '../../../table/ask/useKeptDraft'
import type { Draft } from './draft'

function isPlace(value: unknown): value is readonly [number, string | null] {
  return Array.isArray(value) && typeof value[0] === 'number'
}

/** Tiles that are no longer in the hand count as not put down; what was taken out stays out. */
export const draftForm: DraftForm<Draft> = {
  format: ({ text, chosen, open, unlisted }) => ({
    text,
    chosen: [...chosen].map(([at, key]) => [at, key ?? null]),
    open,
    ...(unlisted !== undefined && { unlisted }),
  }),
  parse: (kept) => {
    if (!isRecord(kept) || typeof kept.text !== 'string') return undefined
    const { text, chosen, open, unlisted } = kept
    if (!Array.isArray(chosen) || !Array.isArray(open)) return undefined
    return {
      text,
      chosen: new Map(chosen.filter(isPlace).map(([at, key]) => [at, key ?? undefined])),
      open: open.filter((at) => typeof at === 'number'),
      ...(typeof unlisted === 'string' && { unlisted }),
    }
  },
}
