/** A match of Tofugott with the shipped cards, played by its bots and saved as a page. */
import { readFileSync } from 'node:fs'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Language } from '../../../src/engine/basics/language'
import { GAMES } from '../../../src/games/registry'
import { SHIPPED_DECK } from '../../../src/games/tofugott/outside/contract'
import { faceRules } from '../../../src/renderer/games/tofugott/keepsake/faceRules'
import { keepsakePage } from '../../../src/renderer/games/tofugott/keepsake/keepsakePage'
import { retell } from '../../../src/renderer/replay/retell'
import { fairnessOf, startedMatch } from '../match/fairness'
import { shippedContents } from '../match/shippedContents'
import { wordsOf } from '../window/wholeWording'

const CONTENTS = shippedContents()

/** A face as the app's own build puts it into a page. */
function faceIn(name: string): string {
  const data = readFileSync(`node_modules/${name}.woff2`).toString('base64')
  return `data:font/woff2;base64,${data}`
}

/** The page of one turn each at random, for as many as there are names; seat 1 is a bot's. */
export async function savedPage(names: readonly string[], language: Language): Promise<string> {
  const random = fastRandom('saved page')
  const fairness = fairnessOf(random, names.length)
  const match = startedMatch(GAMES.tofugott, {
    options: { turns: 1 },
    seats: names.length,
    fairness,
    contents: CONTENTS,
  })
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    match.play(owed.seat, match.sampleMove(owed.seat, random))
  }
  const record: unknown = JSON.parse(JSON.stringify(match.record()))
  const piece = present(CONTENTS.find(SHIPPED_DECK), 'the shipped deck is there')
  const i18n = createI18n({
    legacy: false,
    locale: language,
    messages: { [language]: { ...(await wordsOf(language)) } },
  })
  const parts = {
    names,
    isBot: (seat: number) => seat === 1,
    date: '1. 5. 2026',
    language,
    t: (key: string, named = {}) => i18n.global.t(key, named),
  }
  const faces = faceRules({
    upright: faceIn('@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal'),
    italic: faceIn('@fontsource-variable/vollkorn/files/vollkorn-latin-wght-italic'),
    numerals: faceIn('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal'),
  })
  return keepsakePage(retell(record, [piece], language) ?? [], parts, faces)
}
