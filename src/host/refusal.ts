/** Why a command at this host was refused. */
import type { Refused } from '../protocol/hostMessages'

/** A refusal without the number of its command. */
export type RefusalOf = Omit<Refused, 'type' | 'id' | 'ok'>

/** Nothing could be written, so nothing was done. */
export const STORAGE_FAILED: RefusalOf = { refusal: 'storage-failed' }

/** The host itself failed over it; what went wrong is in its log. */
export const FAULT: RefusalOf = { refusal: 'fault' }
