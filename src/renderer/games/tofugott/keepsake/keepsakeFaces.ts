/** The faces of a saved page: those of the app, within the page, so that it needs no net for them. */
import numerals from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?inline'
import italic from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-italic.woff2?inline'
import upright from '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?inline'
import { faceRules } from './faceRules'

/** Every face, as rules of a style. */
export function keepsakeFaces(): string {
  return faceRules({ upright, italic, numerals })
}
