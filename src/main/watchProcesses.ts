/** What happens to the app's own processes goes into the log, so that a fault can be found afterwards. */
import { app } from 'electron'
import type { FileLog } from '../system/fileLog'

/** Notes every process of Chromium that ends badly, and what the main process itself falls over. */
export function watchProcesses(log: FileLog): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit')
      log.write({ event: 'process gone', process: type, reason, code: exitCode })
  })
  // Only looked at: the app then ends with a box of Electron's own.
  process.on('uncaughtExceptionMonitor', (error) => {
    log.write({ event: 'fault of the shell', why: error.stack ?? error.message })
  })
}
