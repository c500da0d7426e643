/** Finding words by their key. */

/** Finds a message by its key. */
export type Translate = (key: string, named?: Record<string, unknown>) => string
