/** What the dictionaries of Buchstabenbluff have to reach, and how it is printed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { LANGUAGES } from '../src/engine/basics/language'
import type { BestTimes, WordFigures } from './words'

/** Kilobytes, milliseconds, microseconds, milliseconds at the 99th percentile with three question marks. */
const ASKED = { kilobytes: 2000, load: 100, lookUp: 5, best: 0.5 } as const

function isWordFigures(value: unknown): value is WordFigures {
  return typeof value === 'object' && value !== null && 'best' in value
}

/** The figures of every language, each from a process that runs `script`. */
export async function measureWords(script: string): Promise<readonly WordFigures[]> {
  const all: WordFigures[] = []
  for (const language of LANGUAGES) {
    const child = fork(script, [language], { execArgv: ['--expose-gc'] })
    const [figures]: unknown[] = await once(child, 'message')
    child.kill()
    if (!isWordFigures(figures)) throw new Error(`the words of ${language} were not measured`)
    all.push(figures)
  }
  return all
}

/** What is asked for and missed, a line each. */
export function wordMisses(all: readonly WordFigures[]): string[] {
  return all.flatMap(({ language, kilobytes, load, lookUp, best }) => [
    ...(kilobytes > ASKED.kilobytes ? [`words of ${language}: size`] : []),
    ...(load > ASKED.load ? [`words of ${language}: load`] : []),
    ...(lookUp > ASKED.lookUp ? [`words of ${language}: look-up`] : []),
    ...((best.at(-1)?.percentile ?? Infinity) > ASKED.best
      ? [`words of ${language}: best word`]
      : []),
  ])
}

function formatBest({ questionMarks, typical, percentile, mapTypical }: BestTimes): string {
  const times = `median ${typical.toFixed(3)} ms, 99th percentile ${percentile.toFixed(3)} ms`
  const byMap = mapTypical === undefined ? '' : `, by a map ${mapTypical.toFixed(1)} ms`
  return `  best word, ${String(questionMarks)} question marks: ${times}${byMap}`
}

function formatLanguage(one: WordFigures): string[] {
  const size = `${String(one.words)} words in ${one.kilobytes.toFixed(0)} kB`
  const load = `load ${one.load.toFixed(1)} ms (asked: ${String(ASKED.load)}), ${one.megabytes.toFixed(1)} MB`
  const set = `a set: ${one.setLoad.toFixed(1)} ms, ${one.setMegabytes.toFixed(1)} MB`
  const lookUp = `look-up ${one.lookUp.toFixed(2)} µs (asked: ${String(ASKED.lookUp)})`
  return [
    `${one.language}: ${size} (asked: ${String(ASKED.kilobytes)})`,
    `  ${load}; its hash ${one.hash.toFixed(1)} ms; ${set}`,
    `  ${lookUp}, in a set ${one.setLookUp.toFixed(2)} µs`,
    `  finder made in ${one.finderBuild.toFixed(0)} ms, ${one.finderMegabytes.toFixed(1)} MB`,
    ...one.best.map(formatBest),
  ]
}

/** The figures as lines. */
export function formatWords(all: readonly WordFigures[]): string[] {
  const asked = `best word of ten letters asked: ${String(ASKED.best)} ms at the 99th percentile`
  return [
    `dictionaries of Buchstabenbluff, processor time (${asked})`,
    ...all.flatMap(formatLanguage),
  ]
}
