/** The way back to `npm start`: without a word it takes the app for stuck and goes on in the browser. */
import { writeFileSync } from 'node:fs'

/** What the player has before him. */
export type StartedWith = 'window' | 'sentence' | 'open already' | 'open in the browser'

/** Tells the program that started the app, if one did, that the player has something before him. */
export function tellStarter(what: StartedWith): void {
  const note = process.env['STAMMTISCH_STARTED']
  if (note === undefined) return
  try {
    // A window that comes late takes back nothing of what was said before.
    writeFileSync(note, what, { flag: what === 'window' ? 'wx' : 'w' })
  } catch {
    // It is there already, or whoever waited for it is gone.
  }
}
