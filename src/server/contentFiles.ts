/**
 * Content as files: what is shipped with the program, what people put into the data folder, and what matches of this host were
 * dealt with. `deck.json` in the folder `eras` is the piece `eras/deck` of the catalogue `eras`; a file beside the folders is in none.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nameContent, type Content, type ContentPort } from '../engine/content'
import { isJson, type Json } from '../engine/json'
import { err, ok, type Result } from '../engine/result'
import type { Log } from '../host/ports'
import { realDisk } from './disk'
import { errorCode } from './errorCode'

/** Bytes of an own file at most. */
const LARGEST_OWN = 1024 * 1024
/** Own files at most: more are not looked at. */
const MOST_OWN = 500
const FILE = /^([a-z\d][a-z\d-]{0,63})\.json$/u
const CATALOGUE = /^[a-z\d][a-z\d-]{0,63}$/u
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

/** The folder of the shipped content, seen from that of the built programs. */
export function shippedContentFolder(programFolder: string): string {
  return join(programFolder, '../../resources/content')
}

interface FoundFile {
  readonly id: string
  readonly path: string
  /** Absent: it can only be found by its id. */
  readonly catalogue?: string
  /** Put there by people of this computer. */
  readonly own?: true
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT'
}

/** What lies in a folder, sorted; nothing if it is not there. */
function namesIn(folder: string): { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => {
        const found = statSync(join(folder, name), { throwIfNoEntry: false })
        return { name, isFolder: found?.isDirectory() === true }
      })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function readData(path: string, largest: number): Result<Json, string> {
  try {
    const found = statSync(path)
    if (!found.isFile()) return err('no-file')
    if (found.size > largest) return err('too-large')
    const data: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isJson(data) ? ok(data) : err('no-json')
  } catch (error) {
    return err(errorCode(error) || 'no-json')
  }
}

class ContentFiles implements ContentPort {
  /** Every piece that can be chosen, the shipped ones first. */
  private readonly files = new Map<string, FoundFile>()
  private readonly loaded = new Map<string, Content | undefined>()
  private readonly byHash = new Map<string, Content>()

  constructor(
    private readonly folders: ContentFolders,
    private readonly log: Log,
  ) {
    for (const file of this.list(folders.shipped)) this.files.set(file.id, file)
    if (folders.own !== undefined) this.addOwn(folders.own)
  }

  find(id: string, hash?: string): Content | undefined {
    const current = this.load(id)
    if (hash === undefined || current?.hash === hash) return current
    return this.findKept(id, hash)
  }

  keep(content: Content): void {
    const { id, hash } = content
    if (this.findKept(id, hash)) return
    this.byHash.set(hash, content)
    if (this.folders.kept === undefined) return
    try {
      this.write(this.folders.kept, content)
    } catch (error) {
      this.log.write({ event: 'content-not-kept', id: content.id, why: errorCode(error) })
    }
  }

  catalogue(name: string): readonly string[] {
    const all = [...this.files.values()]
    return all.filter(({ catalogue }) => catalogue === name).map(({ id }) => id)
  }

  isOwn(id: string): boolean {
    return this.files.get(id)?.own === true
  }

  /** The pieces of a folder by their names; what has another name is reported. */
  private list(folder: string): FoundFile[] {
    try {
      return namesIn(folder).flatMap(({ name, isFolder }) => {
        if (!isFolder) return this.nameFile(folder, name)
        if (!CATALOGUE.test(name)) return this.skip(join(folder, name), 'name')
        const inside = join(folder, name)
        return namesIn(inside).flatMap((file) => this.nameFile(inside, file.name, name))
      })
    } catch (error) {
      return this.skip(folder, errorCode(error))
    }
  }

  private nameFile(folder: string, name: string, catalogue?: string): FoundFile[] {
    const path = join(folder, name)
    const piece = FILE.exec(name)?.[1]
    if (piece === undefined) return this.skip(path, 'name')
    // Two games may each have a deck of this name.
    return [
      catalogue === undefined
        ? { id: piece, path }
        : { id: `${catalogue}/${piece}`, path, catalogue },
    ]
  }

  private skip(file: string, why: string): [] {
    this.log.write({ event: 'content-skipped', file, why })
    return []
  }

  /** Own files are read at once, so that nobody is offered one that cannot be read. */
  private addOwn(folder: string): void {
    for (const file of this.list(folder).slice(0, MOST_OWN)) {
      if (this.files.has(file.id)) this.skip(file.path, 'name-taken')
      else if (this.read(file, LARGEST_OWN)) this.files.set(file.id, { ...file, own: true })
    }
  }

  private load(id: string): Content | undefined {
    const file = this.files.get(id)
    if (!file) return undefined
    return this.loaded.has(id) ? this.loaded.get(id) : this.read(file, Infinity)
  }

  private read({ id, path }: FoundFile, largest: number): Content | undefined {
    const data = readData(path, largest)
    if (!data.ok) this.skip(path, data.error)
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
    const data = readData(path, Infinity)
    if (!data.ok) return undefined
    const content = nameContent(id, data.value)
    if (content.hash !== hash) {
      this.skip(path, 'damaged')
      return undefined
    }
    this.byHash.set(hash, content)
    return content
  }

  /** Whole or not at all, and on the disk before the match that names it is. */
  private write(folder: string, { hash, data }: Content): void {
    const path = join(folder, `${hash}.json`)
    const temporary = `${path}.new`
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    rmSync(temporary, { force: true })
    const file = realDisk.createNew(temporary)
    try {
      realDisk.write(file, Buffer.from(JSON.stringify(data)))
      realDisk.flush(file)
    } finally {
      realDisk.close(file)
    }
    realDisk.rename(temporary, path)
    realDisk.flushFolder(folder)
  }
}

/** Content from files. Shipped pieces are read when they are first asked for. */
export function createContentFiles(folders: ContentFolders, log: Log): ContentPort {
  return new ContentFiles(folders, log)
}
