/** The way back to `npm start`: without a word it takes the app for stuck and goes on in the browser. */
import { writeFileSync } from 'node:fs'

/** What the player has before him. */
export type StartedWith = 'window' | 'sentence' | 'open already'

/** Tells the program that started the app, if one did, that the player has something before him. */
export function tellStarter(what: StartedWith): void {
  const note = process.env['STAMMTISCH_STARTED']
  if (note === undefined) return
  try {
    writeFileSync(note, what)
  } catch {
    // Whoever waited for it is gone.
  }
}
