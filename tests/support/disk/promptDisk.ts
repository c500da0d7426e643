/** The real file system, whose threads have flushed before anything else gets its turn: for tests whose clock is turned by hand. */
import { realDisk, type Disk } from '../../../src/server/disk/disk'

/** A disk that keeps nobody waiting. */
export const promptDisk: Disk = {
  ...realDisk,
  flushLater: (file, done) => {
    realDisk.flush(file)
    done(null)
  },
  flushFolderLater: (folder, done) => {
    realDisk.flushFolder(folder)
    done(null)
  },
}
