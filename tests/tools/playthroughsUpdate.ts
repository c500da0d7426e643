/** Writes the golden playthroughs anew: `npm run playthroughs:update`. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlaythrough, PLAYTHROUGHS } from '../playthroughs/playthrough'

for (const spec of PLAYTHROUGHS) {
  const folder = join('tests/playthroughs', spec.game)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${spec.name}.txt`), findPlaythrough(spec))
  console.log(`${folder}/${spec.name}.txt`)
}
