/** Makes the bots' picture of history from the shipped deck of Tijdlijn anew: `npm run guesses:tijdlijn`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { blurEvents } from '../../src/bots/tijdlijn/blurEvents'
import type { DeckFile } from '../../src/games/tijdlijn/inside/deckFile'

const FILE = 'src/bots/tijdlijn/guesses.json'
const deck: DeckFile = JSON.parse(readFileSync('resources/content/tijdlijn/box.json', 'utf8'))
const lines = Object.entries(blurEvents(deck.events)).map(
  ([fingerprint, ranges]) => `  "${fingerprint}": [${ranges.join(', ')}]`,
)
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${FILE}: ${String(lines.length)} fronts`)
