/** What people put into the content folder of this computer, or write in the app; no file can do harm. */
import { readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nameContent, type Content } from '../../engine/contract/content'
import type { DeckProblem } from '../../engine/decks/deckDraft'
import { DECK_FILE_LIMITS, type DeckForm } from '../../engine/decks/deckForm'
import { decodeDeck, parseDeck } from '../../engine/decks/parseDeck'
import { isJson, type Json } from '../../engine/basics/json'
import { err, ok, type Result } from '../../engine/basics/result'
import type { DeckFile, DeckFolder, DeckPort } from '../../host/ports'
import { listContent, type FoundFile, type Skip } from './contentFolder'
import { realDisk } from '../disk/disk'
import { errorCode } from '../disk/errorCode'
import { systemLanguage } from '../systemPorts'
import { writeWhole } from '../disk/writeWhole'

/** Own files at most: more are not looked at. */
const MOST_OWN = 500
/** Problems of a file that are told. */
const MOST_TOLD = 20

/** A file as it was read last. */
interface ReadFile {
  readonly file: FoundFile
  /** Changes whenever the file does. */
  readonly stamp: string
  readonly content?: Content
  readonly problems: readonly DeckProblem[]
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function parsePlain(text: string): Result<Json, string> {
  try {
    const data: unknown = JSON.parse(text)
    return isJson(data) ? ok(data) : err('no-json')
  } catch {
    return err('no-json')
  }
}

/** The own content of this computer. */
export class OwnContent implements DeckPort {
  private files: ReadonlyMap<string, ReadFile> = new Map()
  private readonly listeners: (() => void)[] = []

  constructor(
    private readonly folder: string,
    private readonly forms: readonly DeckForm[],
    /** Whether a piece of this id is shipped. */
    private readonly isShipped: (id: string) => boolean,
    private readonly skip: Skip,
  ) {
    this.scan()
  }

  find(id: string): Content | undefined {
    return this.fileOf(id)?.content
  }

  ids(catalogue: string): readonly string[] {
    return [...this.files.values()].flatMap(({ file, content }) =>
      content && file.catalogue === catalogue ? [file.id] : [],
    )
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }

  look(): DeckFolder {
    if (this.scan()) this.tell()
    const files = [...this.files.values()].map(({ file, content, ...read }): DeckFile => {
      const problems = read.problems.slice(0, MOST_TOLD)
      const name = relative(this.folder, file.path).replaceAll('\\', '/')
      return content ? { file: name, id: file.id, problems } : { file: name, problems }
    })
    return { folder: this.folder, files }
  }

  save(catalogue: string, name: string, data: Json): Result<undefined, 'name-taken' | 'disk'> {
    const id = `${catalogue}/${name}`
    if (this.isShipped(id)) return err('name-taken')
    const before = this.fileOf(id)
    const path = join(this.folder, catalogue, `${name}.json`)
    try {
      writeWhole(path, `${JSON.stringify(data, undefined, 2)}\n`)
      if (before && before.file.path !== path) rmSync(before.file.path, { force: true })
    } catch (error) {
      this.skip(path, errorCode(error))
      return err('disk')
    }
    this.scan()
    this.tell()
    return ok(undefined)
  }

  remove(id: string): Result<undefined, 'missing' | 'disk'> {
    const found = this.fileOf(id)
    if (!found) return err('missing')
    const { path } = found.file
    try {
      rmSync(path)
      realDisk.flushFolder(dirname(path))
    } catch (error) {
      this.skip(path, errorCode(error))
      return err('disk')
    }
    this.scan()
    this.tell()
    return ok(undefined)
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private fileOf(id: string): ReadFile | undefined {
    return [...this.files.values()].find(({ file, content }) => content && file.id === id)
  }

  /** Reads what is new or has changed, so that nobody is offered what cannot be read; whether anything was. */
  private scan(): boolean {
    const before = this.files
    const files = new Map<string, ReadFile>()
    const ids = new Set<string>()
    const quiet: Skip = (path, why) => {
      if (before.size === 0) this.skip(path, why)
    }
    for (const file of listContent(this.folder, quiet).slice(0, MOST_OWN)) {
      const isTaken = this.isShipped(file.id) || ids.has(file.id)
      const read = this.readAgain(file, isTaken)
      if (read.content) ids.add(file.id)
      files.set(file.path, read)
    }
    this.files = files
    const isSame = [...files].every(([path, read]) => before.get(path) === read)
    return !isSame || files.size !== before.size
  }

  private readAgain(file: FoundFile, isTaken: boolean): ReadFile {
    const stamp = `${this.stampOf(file.path)} ${String(isTaken)}`
    const before = this.files.get(file.path)
    if (before?.stamp === stamp) return before
    const read = isTaken ? this.refuse(file, 'name-taken', 'name-not-possible') : this.read(file)
    return { ...read, stamp }
  }

  private stampOf(path: string): string {
    try {
      const { mtimeMs, size, ino } = statSync(path)
      return [mtimeMs, size, ino].map(String).join(' ')
    } catch (error) {
      return errorCode(error)
    }
  }

  private refuse(
    file: FoundFile,
    why: string,
    fault: DeckProblem['fault'],
    values: DeckProblem['values'] = {},
  ): Omit<ReadFile, 'stamp'> {
    this.skip(file.path, why)
    return { file, problems: [{ fault, values }] }
  }

  private read(file: FoundFile): Omit<ReadFile, 'stamp'> {
    const text = this.textOf(file)
    if (typeof text !== 'string') return text
    const form = this.forms.find(({ catalogue }) => catalogue === file.catalogue)
    return form ? this.readDeck(file, text, form) : this.readPlain(file, text)
  }

  private textOf(file: FoundFile): string | Omit<ReadFile, 'stamp'> {
    try {
      const found = statSync(file.path)
      if (!found.isFile()) return this.refuse(file, 'no-file', 'not-readable')
      const { bytes: most } = DECK_FILE_LIMITS
      if (found.size > most) {
        const values = { most: most / 1024, size: Math.ceil(found.size / 1024) }
        return this.refuse(file, 'too-large', 'too-large', values)
      }
      const text = decodeDeck(readFileSync(file.path), decode)
      return text.ok ? text.value : this.refuse(file, text.error.fault, text.error.fault)
    } catch (error) {
      return this.refuse(file, errorCode(error), 'not-readable')
    }
  }

  private readDeck(file: FoundFile, text: string, form: DeckForm): Omit<ReadFile, 'stamp'> {
    const { id, format } = file
    const title = id.slice(form.catalogue.length + 1)
    const { data, problems } = parseDeck({ text, format, title, reader: systemLanguage() }, form)
    if (data !== undefined) return { file, content: nameContent(id, data), problems }
    this.skip(file.path, problems[0]?.fault ?? 'no-deck')
    return { file, problems }
  }

  /** A piece that no deck form describes is the game's own plain data. */
  private readPlain(file: FoundFile, text: string): Omit<ReadFile, 'stamp'> {
    if (file.format !== 'json') return this.refuse(file, 'name', 'name-not-possible')
    const data = parsePlain(text)
    if (!data.ok) return this.refuse(file, data.error, 'no-json')
    return { file, content: nameContent(file.id, data.value), problems: [] }
  }
}
