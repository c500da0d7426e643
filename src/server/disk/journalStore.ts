/** All journals of a host as files of one folder: whatever lies there, the sound ones are taken up. */
import { join } from 'node:path'
import type { Json } from '../../engine/basics/json'
import { err, ok, type Result } from '../../engine/basics/result'
import { LOST_RECORD, type JournalStore, type RecoveredJournal } from '../../host/ports'
import { errorCode } from './errorCode'
import { FileJournal, UNFINISHED, type JournalPlace } from './fileJournal'
import { isCutOff, NO_RECORDS, readJournal, salvageRuns, type ReadJournal } from './journalFormat'

const ENDING = '.journal'
const PEOPLE = `people${ENDING}`
/** A journal is made short long before; more is no journal of ours and would fill the memory. */
const LARGEST_JOURNAL = 256 * 1024 * 1024

/** A file name that no system reserves: the day and the table's id. */
function fileName(id: string, now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${id.replaceAll(/[^\w]/gu, '')}${ENDING}`
}

function readFile({ disk, folder }: JournalPlace, name: string): Result<Uint8Array, string> {
  const path = join(folder, name)
  try {
    const { isFile, size } = disk.look(path)
    if (!isFile) return err('no-file')
    return size > LARGEST_JOURNAL ? err('too-large') : ok(disk.read(path))
  } catch (error) {
    return err(errorCode(error))
  }
}

/** The runs of records one after the other, with a mark wherever something between them is lost. */
function joinRuns(first: readonly Json[], later: readonly (readonly Json[])[]): Json[] {
  return [...first, ...later.flatMap((run) => [LOST_RECORD, ...run])]
}

/** What can be read of a damaged journal. */
interface Remains {
  readonly bytes: Uint8Array
  /** Its sound beginning, if it has one. */
  readonly read: ReadJournal | undefined
  /** The runs of sound records behind that. */
  readonly later: readonly (readonly Json[])[]
}

function recoverDamaged(
  place: JournalPlace,
  name: string,
  { bytes, read, later }: Remains,
): RecoveredJournal {
  const soundBytes = read?.soundBytes ?? 0
  const records = joinRuns(read?.records ?? [], later)
  const damagedBytes = bytes.length - soundBytes
  place.log.write({ event: 'journal-damaged', file: name, from: soundBytes, kept: records.length })
  const journal = new FileJournal(place, name, NO_RECORDS)
  journal.repair(records)
  const isIncomplete = later.length > 0 || !isCutOff(bytes, soundBytes)
  return { id: name.slice(0, -ENDING.length), records, journal, damagedBytes, isIncomplete }
}

function recoverFile(place: JournalPlace, name: string): Result<RecoveredJournal, string> {
  const content = readFile(place, name)
  if (!content.ok) return content
  const bytes = content.value
  const read = readJournal(bytes)
  if (read?.soundBytes === bytes.length) {
    const { records, hash, soundBytes } = read
    const journal = new FileJournal(place, name, { hash, size: soundBytes })
    const id = name.slice(0, -ENDING.length)
    return ok({ id, records, journal, damagedBytes: 0, isIncomplete: false })
  }
  const later = salvageRuns(bytes, read?.soundBytes ?? 0)
  const isJournal = read !== undefined || later.length > 0
  return isJournal ? ok(recoverDamaged(place, name, { bytes, read, later })) : err('no-journal')
}

/** The one that was written last comes last, as it was while the host ran. */
function inOrder({ disk, folder }: JournalPlace, names: readonly string[]): readonly string[] {
  const changed = (name: string): number => {
    try {
      return disk.look(join(folder, name)).changed
    } catch {
      // What cannot be looked at is reported where it is read.
      return 0
    }
  }
  const at = new Map(names.map((name) => [name, changed(name)]))
  return names.toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0))
}

/** A file that is no journal stays where it lies, and the rest goes on. */
function recoverOrReport(place: JournalPlace, name: string): RecoveredJournal[] {
  const recovered = recoverFile(place, name)
  if (recovered.ok) return [recovered.value]
  place.log.write({ event: 'journal-skipped', file: name, why: recovered.error })
  return []
}

/** Makes room for a file whose name is taken by something else. */
function moveOddAside({ disk, folder, log }: JournalPlace, name: string): void {
  const aside = `${name}.odd-${String(Date.now())}`
  disk.rename(join(folder, name), join(folder, aside))
  log.write({ event: 'journal-moved-aside', file: name, to: aside })
}

function recoverPeople(place: JournalPlace): RecoveredJournal {
  if (place.disk.list(place.folder).includes(PEOPLE)) {
    const recovered = recoverFile(place, PEOPLE)
    if (recovered.ok) return recovered.value
    moveOddAside(place, PEOPLE)
  }
  const journal = new FileJournal(place, PEOPLE, NO_RECORDS)
  const made = journal.replace([])
  if (!made.ok) place.log.write({ event: 'journal-failed', file: PEOPLE, why: made.error })
  const id = PEOPLE.slice(0, -ENDING.length)
  return { id, records: [], journal, damagedBytes: 0, isIncomplete: false }
}

/** What a host that ended in the middle of a rewriting has left: nothing was told of it, and the journal before it is there. */
function removeUnfinished({ disk, folder, log }: JournalPlace): void {
  const endings = UNFINISHED.map((ending) => ENDING + ending)
  for (const name of disk.list(folder)) {
    if (!endings.some((ending) => name.endsWith(ending))) continue
    try {
      disk.remove(join(folder, name))
    } catch (error) {
      log.write({ event: 'not-removed', file: name, why: errorCode(error) })
    }
  }
}

/** The journals in `folder`, which is made if need be; throws as Node does if it cannot be used at all. */
export function createJournalStore(place: JournalPlace): JournalStore {
  const { disk, folder } = place
  disk.makeFolder(folder)
  removeUnfinished(place)
  return {
    people: recoverPeople(place),
    create(id) {
      const journal = new FileJournal(place, fileName(id, new Date()), NO_RECORDS)
      const made = journal.replace([])
      return made.ok ? ok(journal) : made
    },
    recover() {
      const names = disk.list(folder).filter((name) => name.endsWith(ENDING) && name !== PEOPLE)
      return inOrder(place, names.sort()).flatMap((name) => recoverOrReport(place, name))
    },
  }
}
