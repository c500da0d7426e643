/** Content as files: what is shipped with the program, what people put into the data folder, and what matches of this host were dealt with. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nameContent, type Content, type ContentPort } from '../../engine/contract/content'
import type { DeckForm } from '../../engine/decks/deckForm'
import { isJson, type Json } from '../../engine/basics/json'
import { err, ok, type Result } from '../../engine/basics/result'
import type { DeckPort, Log } from '../../host/ports'
import { listContent, skipTo, type FoundFile, type Skip } from './contentFolder'
import { errorCode } from '../disk/errorCode'
import { OwnContent } from './ownContent'
import { writeWhole } from '../disk/writeWhole'

const HASH = /^[\da-f]{64}$/u

/** Where content lies. */
export interface ContentFolders {
  /** Shipped with the program; missing: nothing is. */
  readonly shipped: string
  /** Of the people of this computer; it need not be there. Absent: none. */
  readonly own?: string
  /** For what matches were dealt with; made when it is needed. Absent: nothing is kept beyond the run of the program. */
  readonly kept?: string
}

/** Content from files, and the own decks among them. */
export interface ContentFiles extends ContentPort {
  /** Absent where nobody can put anything. */
  readonly decks?: DeckPort
}

/** The folder of the shipped content, seen from that of the built programs. */
export function shippedContentFolder(programFolder: string): string {
  return join(programFolder, '../../resources/content')
}

function readData(path: string): Result<Json, string> {
  try {
    if (!statSync(path).isFile()) return err('no-file')
    const data: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isJson(data) ? ok(data) : err('no-json')
  } catch (error) {
    return err(errorCode(error) || 'no-json')
  }
}

class FileContent implements ContentFiles {
  readonly decks?: OwnContent
  private readonly shipped = new Map<string, FoundFile>()
  private readonly loaded = new Map<string, Content | undefined>()
  private readonly byHash = new Map<string, Content>()
  private readonly skip: Skip

  constructor(
    private readonly folders: ContentFolders,
    private readonly log: Log,
    forms: readonly DeckForm[],
  ) {
    this.skip = skipTo(log)
    for (const file of listContent(folders.shipped, this.skip)) this.shipped.set(file.id, file)
    if (folders.own === undefined) return
    this.decks = new OwnContent(folders.own, forms, (id) => this.shipped.has(id), this.skip)
  }

  find(id: string, hash?: string): Content | undefined {
    const current = this.load(id) ?? this.decks?.find(id)
    if (hash === undefined || current?.hash === hash) return current
    return this.findKept(id, hash)
  }

  keep(content: Content): void {
    const { id, hash, data } = content
    if (this.findKept(id, hash)) return
    this.byHash.set(hash, content)
    if (this.folders.kept === undefined) return
    try {
      // On the disk before the match that names it is.
      writeWhole(join(this.folders.kept, `${hash}.json`), JSON.stringify(data))
    } catch (error) {
      this.log.write({ event: 'content-not-kept', id: content.id, why: errorCode(error) })
    }
  }

  catalogue(name: string): readonly string[] {
    const shipped = [...this.shipped.values()].filter(({ catalogue }) => catalogue === name)
    return [...shipped.map(({ id }) => id), ...(this.decks?.ids(name) ?? [])]
  }

  isOwn(id: string): boolean {
    return this.decks?.find(id) !== undefined
  }

  onChange(listener: () => void): void {
    this.decks?.onChange(listener)
  }

  private load(id: string): Content | undefined {
    const file = this.shipped.get(id)
    if (!file || this.loaded.has(id)) return this.loaded.get(id)
    const data = readData(file.path)
    if (!data.ok) this.skip(file.path, data.error)
    const content = data.ok ? nameContent(id, data.value) : undefined
    this.loaded.set(id, content)
    return content
  }

  private findKept(id: string, hash: string): Content | undefined {
    const known = this.byHash.get(hash)
    if (known?.id === id) return known
    const { kept } = this.folders
    if (kept === undefined || !HASH.test(hash)) return undefined
    const path = join(kept, `${hash}.json`)
    const data = readData(path)
    if (!data.ok) return undefined
    const content = nameContent(id, data.value)
    if (content.hash !== hash) {
      this.skip(path, 'damaged')
      return undefined
    }
    this.byHash.set(hash, content)
    return content
  }
}

/** Content from files; own decks are read by the forms of their games. Shipped pieces are read when they are first asked for. */
export function createContentFiles(
  folders: ContentFolders,
  log: Log,
  forms: readonly DeckForm[] = [],
): ContentFiles {
  return new FileContent(folders, log, forms)
}
