/** The key by which guests know this host again: made once, kept in a file of the data folder that nobody else may read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex, parseHex } from '../../engine/basics/hex'
import type { Entropy } from '../../engine/basics/ports'
import type { Log } from '../../host/ports'
import { KEY_BYTES, keyPairOf, type KeyPair } from '../../protocol/secure/noise'
import { errorCode } from './errorCode'
import { writeWhole } from './writeWhole'

/** The file, beside the tables. */
const HOST_KEY_FILE = 'host-key'

function readKey(path: string): KeyPair | undefined {
  const secret = parseHex(readFileSync(path, 'utf8').trim(), KEY_BYTES)
  return secret.ok ? keyPairOf(secret.value) : undefined
}

/**
 * The host's key. A file that is missing or damaged is written anew, and guests will be told that this is another host; where that
 * cannot be done, the key holds until the host ends, and the log says so.
 */
export function openHostKey(folder: string, entropy: Entropy, log: Log): KeyPair {
  const path = join(folder, HOST_KEY_FILE)
  try {
    const known = readKey(path)
    if (known) return known
    log.write({ event: 'host-key-damaged' })
  } catch (error) {
    if (errorCode(error) !== 'ENOENT')
      log.write({ event: 'host-key-unreadable', why: errorCode(error) })
  }
  const secret = entropy.bytes(KEY_BYTES)
  try {
    writeWhole(path, `${formatHex(secret)}\n`)
  } catch (error) {
    log.write({ event: 'host-key-not-kept', why: errorCode(error) })
  }
  return keyPairOf(secret)
}
