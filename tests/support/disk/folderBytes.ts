/** How much a folder holds. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of all files in a folder and below but those with `besides` in their name; one that goes meanwhile counts nothing. */
export function folderBytes(folder: string, besides?: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    if (besides !== undefined && name.includes(besides)) return sum
    const stat = statSync(join(folder, name), { throwIfNoEntry: false })
    return sum + (stat?.isFile() === true ? stat.size : 0)
  }, 0)
}
