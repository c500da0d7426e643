// Every change is tested in minutes; `npm run test:long` goes through every size of window, every language and longer walks.

/** Whether the long run was asked for. */
const IS_LONG_RUN = process.env['STAMMTISCH_TESTS'] === 'long'

/** What a test goes through: all of it in the long run, and what has shown most faults in every other one. */
export function inShort<T>(some: T, all: T): T {
  return IS_LONG_RUN ? all : some
}
