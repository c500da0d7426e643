/** The content that is shipped, for what is measured with it. */
import type { ContentPort } from '../../../src/engine/contract/content'
import { createContentFiles } from '../../../src/server/content/contentFiles'

/** Of the folder of the project that one stands in; a piece that cannot be read ends the program, or it would be missed without a word. */
export function shippedContents(): ContentPort {
  return createContentFiles(
    { shipped: 'resources/content' },
    {
      write: ({ event }) => {
        throw new Error(`shipped content: ${event}`)
      },
    },
  )
}
