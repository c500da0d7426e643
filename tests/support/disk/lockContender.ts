/** A process that tries to take the lock of a folder when it is told to, for races; started by tests/support/disk/raceForLock.ts. */
import { lockFolder } from '../../../src/server/disk/folderLock'
import type { FromContender, ToContender } from './raceForLock'

let release: (() => void) | undefined

function tell(message: FromContender): void {
  process.send?.(message)
}

process.on('message', (message: ToContender) => {
  if (message.kind === 'release') {
    release?.()
    release = undefined
    tell({ kind: 'released' })
    return
  }
  // All of a race wake up at different moments; what counts is that they try at one.
  while (Date.now() < message.at);
  const lock = lockFolder(message.folder)
  if (lock.ok)
    release = () => {
      lock.value.release()
    }
  tell(lock.ok ? { kind: 'taken' } : { kind: 'refused', problem: lock.error })
})
// Who started it is gone.
process.on('disconnect', () => process.exit(0))
tell({ kind: 'ready' })
