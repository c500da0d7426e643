/** Folders of content: `deck.json` in the folder `eras` is the piece `eras/deck` of the catalogue `eras`; a file beside the folders is in none. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DeckFormat } from '../../engine/decks/deckForm'
import type { Log } from '../../host/ports'
import { errorCode } from '../disk/errorCode'

const FILE = /^([a-z\d][a-z\d-]{0,63})\.(json|csv)$/u
const CATALOGUE = /^[a-z\d][a-z\d-]{0,63}$/u

/** A file of content. */
export interface FoundFile {
  readonly id: string
  readonly path: string
  readonly format: DeckFormat
  /** Absent: it can only be found by its id. */
  readonly catalogue?: string
}

/** A file or folder that is left out: its path, and why. */
export type Skip = (path: string, why: string) => void

/** Reports what is left out. */
export function skipTo(log: Log): Skip {
  return (file, why) => {
    log.write({ event: 'content-skipped', file, why })
  }
}

/** What cannot be looked at counts as a file: whoever reads it learns why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** What lies in a folder, sorted; nothing if it is not there or cannot be listed. */
function namesIn(folder: string, skip: Skip): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') skip(folder, errorCode(error))
    return []
  }
}

function nameFile(folder: string, name: string, skip: Skip, catalogue?: string): FoundFile[] {
  const path = join(folder, name)
  const [, piece, end] = FILE.exec(name) ?? []
  if (piece === undefined) {
    skip(path, 'name')
    return []
  }
  const format = end === 'csv' ? 'csv' : 'json'
  // Two games may each have a deck of this name.
  return [
    catalogue === undefined
      ? { id: piece, path, format }
      : { id: `${catalogue}/${piece}`, path, format, catalogue },
  ]
}

/** The pieces of a folder by their names; what has another name, or cannot be listed, is skipped, and nothing else for its sake. */
export function listContent(folder: string, skip: Skip): FoundFile[] {
  return namesIn(folder, skip).flatMap((name) => {
    const inside = join(folder, name)
    if (!isFolder(inside)) return nameFile(folder, name, skip)
    if (!CATALOGUE.test(name)) {
      skip(inside, 'name')
      return []
    }
    return namesIn(inside, skip).flatMap((file) => nameFile(inside, file, skip, name))
  })
}
