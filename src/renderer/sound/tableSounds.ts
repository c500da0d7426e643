/** The sounds that are heard in every game, since the table makes them itself. */
import type { SoundName } from './sounds'

/** A match is dealt, somebody is asked, somebody says something. */
export const TABLE_SOUNDS = ['riffle', 'turn', 'message'] as const satisfies readonly SoundName[]
