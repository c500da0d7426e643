/** What helps to find a fault and may be shown to anybody: versions, adapters, ends of processes; no hands, names or secrets. */
import { readdirSync, readFileSync } from 'node:fs'
import { networkInterfaces, release } from 'node:os'
import * as v from 'valibot'

/** Lines of the log that are looked at. */
const MOST_LINES = 40
/** What is told of a line: none of these can hold what somebody has written or been dealt. */
const TOLD = ['at', 'event', 'process', 'code', 'reason'] as const

/** Where a diagnosis looks. */
export interface DiagnosisPlaces {
  readonly logFile: string
  /** Folder of the local crash reports. */
  readonly crashFolder: string
  readonly version: string
  readonly locale: string
}

const logLine = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function readLog(file: string): string[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return ['nothing was ever written into it']
  }
  const lines = text.trim().split('\n').slice(-MOST_LINES)
  return lines.flatMap((line) => {
    const parsed = v.safeParse(logLine, line)
    if (!parsed.success) return []
    return [
      TOLD.flatMap((key) => (key in parsed.output ? [String(parsed.output[key])] : [])).join(' '),
    ]
  })
}

function countCrashes(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true })
    return files.filter((file) => String(file).endsWith('.dmp')).length
  } catch {
    return 0
  }
}

function listAdapters(): string[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.filter(({ internal }) => !internal).map(({ address }) => `${name}: ${address}`),
  )
}

/** The diagnosis as text, in English: it is read by whoever mends the program. */
export function formatDiagnosis({
  logFile,
  crashFolder,
  version,
  locale,
}: DiagnosisPlaces): string {
  const { electron = '?', chrome = '?', node } = process.versions
  return [
    `Stammtisch ${version}, Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `${process.platform} ${release()} ${process.arch}, ${locale}`,
    `Crash reports on this computer: ${String(countCrashes(crashFolder))}`,
    '',
    'Network adapters',
    ...listAdapters(),
    '',
    `Last lines of ${logFile.replace(/^.*[\\/]/u, '')}`,
    ...readLog(logFile),
    '',
  ].join('\n')
}
