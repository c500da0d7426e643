/** A finished match as its host reveals it: the record, and the content it was played with. */
import { nameContent, type Content } from '../../engine/contract/content'
import { isJson, type Json } from '../../engine/basics/json'
import { isMatchRecord } from '../../engine/match/record'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Refusal } from '../../protocol/terms'

/** Asks a host for the text of a record or of content. */
export type FetchText = (
  wanted: { readonly match: number } | { readonly hash: string },
) => Promise<Result<string, Refusal>>

/** A record and its content; what is damaged is `undefined` and for the proof to find. */
export interface FetchedRecord {
  /** As it came. */
  readonly text: string
  readonly record: Json | undefined
  readonly contents: readonly Content[]
}

function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The record of a match with its content; the refusal if one of them is missing. */
export async function fetchRecord(
  fetch: FetchText,
  match: number,
): Promise<Result<FetchedRecord, Refusal>> {
  const told = await fetch({ match })
  if (!told.ok) return told
  const record = parseJson(told.value)
  const contents: Content[] = []
  for (const { id, hash } of isMatchRecord(record) ? record.content : []) {
    const piece = await fetch({ hash })
    if (!piece.ok) return err(piece.error)
    const data = parseJson(piece.value)
    // Named by what it is, not by what the host says it is: other content has another hash.
    if (data !== undefined) contents.push(nameContent(id, data))
  }
  return ok({ text: told.value, record, contents })
}
