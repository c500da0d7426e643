import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longestFirst.ts'

/** Tests of what has no state outside of what it is given: rules, bots and all that is said of them, and hosts whose clock, net and disk are in memory. */
const PURE =
  'tests/{bots,conformance,content,engine,games,host,naive,playthroughs,pretend,protocol,rules,secrecy,system}/**/*.test.ts'

/** Tests of the window, in a page without a browser. */
const WINDOW = 'tests/renderer/**/*.test.ts'

/** Tests of the window that exchange modules of it for others. */
const WITH_MOCKS = [
  'tests/renderer/hostileFrames.test.ts',
  'tests/renderer/games/tijdlijn/lineInSight.test.ts',
  'tests/renderer/pages/{decksPage,tofugottDecks}.test.ts',
]

export default defineConfig({
  plugins: [vue()],
  define: { APP_VERSION: JSON.stringify('0.0.0') },
  test: {
    environment: 'node',
    // Many tests wait for processes and timers: one more worker than two cores keeps them busy.
    maxWorkers: Math.max(3, availableParallelism()),
    globalSetup: ['tests/support/disk/ownTemporaryFolder.ts'],
    setupFiles: ['tests/support/window/settleImports.ts'],
    // Proofs over thousands of cases take their time on a busy computer.
    testTimeout: 120_000,
    // Real processes, sockets and clocks: what fails once on a busy computer is tried once more, and told as a retry.
    retry: process.env['CI'] ? 1 : 0,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/!(renderer)/**/*.test.ts', ...WITH_MOCKS],
          exclude: [PURE],
        },
      },
      {
        extends: true,
        // Loading the window anew for each file takes longer than testing it.
        test: {
          name: 'window',
          include: [WINDOW],
          exclude: WITH_MOCKS,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/window/cleanWindow.ts'],
        },
      },
      {
        extends: true,
        // Loading all rules and bots anew for each file takes as long as testing them.
        test: { name: 'pure', include: [PURE], isolate: false },
      },
    ],
  },
})
