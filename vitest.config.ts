import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const WINDOW = 'tests/renderer/**/*.test.ts'
/** Tests of the window that put something else into the place of a module, or watch the very first time it runs. */
const ALONE = [
  'tests/renderer/hostileFrames.test.ts',
  'tests/renderer/firstLoad.test.ts',
  'tests/renderer/pages/decksPage.test.ts',
  'tests/renderer/pages/tofugottDecks.test.ts',
  'tests/renderer/stage/lastEvents.test.ts',
  'tests/renderer/table/useMarks.test.ts',
]

export default defineConfig({
  plugins: [vue()],
  define: { APP_VERSION: JSON.stringify('0.0.0') },
  test: {
    environment: 'node',
    // Many tests wait for processes and timers: one more worker than two cores keeps them busy.
    maxWorkers: Math.max(3, availableParallelism()),
    setupFiles: ['tests/support/settleImports.ts'],
    // Proofs over thousands of cases take their time on a busy computer.
    testTimeout: 120_000,
    // Real processes, sockets and clocks: what fails once on a busy computer is tried once more, and told as a retry.
    retry: process.env['CI'] ? 1 : 0,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: ['tests/**/*.test.ts'], exclude: [WINDOW] },
      },
      {
        extends: true,
        test: { name: 'alone in the window', include: ALONE },
      },
      {
        extends: true,
        // Loading all of the window anew for each file takes longer than testing it.
        test: { name: 'window', include: [WINDOW], exclude: ALONE, isolate: false },
      },
    ],
  },
})
