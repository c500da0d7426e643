/** In which order files of tests are run: those that take longest first, so that no worker is left with one of them at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes more than half a minute on two cores; a fresh clone knows no times from a run before. */
const LONGEST = [
  'naive/naive',
  'bots/tafelrunde',
  'architecture/newGame',
  'server/realHost',
  'bots/buchstabenbluff',
  'network/realDiscovery',
  'scripts/start',
  'server/hostile',
  'renderer/speech/saidOnce',
  'conformance/thoughts',
]

function rankOf({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`))
  return at < 0 ? LONGEST.length : at
}

/** Runs the longest files of each project first, all others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // One project after the other, as they came.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
    )
  }
}
