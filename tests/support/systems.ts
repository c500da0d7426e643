/** What not every system can do, by name: a test that needs one of these says so, and what happens elsewhere stands here. */

const isWindows = process.platform === 'win32'

/** A script in the place of a program. Windows runs none; there the real programs are tried by the workflow alone. */
export const hasShell = !isWindows

/** Asking one process alone to end, as Ctrl-C does. Windows can only cut it off; there Ctrl-C comes from the console to all at once. */
export const canInterrupt = !isWindows

/** Letting a process hang. Windows cannot; what ends it there, `process.kill` with SIGKILL, is the same call. */
export const canStop = !isWindows

/** Links between files. Windows gives the right to make them to few; a link that is there is read like any file that cannot be. */
export const canLink = !isWindows

/** Files and folders that say who may read them. On Windows what lies below a user's own folder is his alone. */
export const hasModes = !isWindows
