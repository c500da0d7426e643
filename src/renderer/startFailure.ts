/** Said by the page itself where the window cannot start, in all languages: its words may be what could not be loaded. */
import type { Language } from '../engine/basics/language'

const SENTENCES: Readonly<Record<Language, string>> = {
  de: 'Stammtisch ließ sich nicht laden. Vielleicht ist gerade die Verbindung weg. Noch einmal versuchen',
  nl: 'Stammtisch kon niet worden geladen. Misschien is de verbinding even weg. Nog een keer proberen',
  en: 'Stammtisch could not be loaded. Perhaps the connection is down at the moment. Try again',
}

/** Puts a button for every language on the page; each loads the page anew. */
export function showStartFailure(): void {
  const buttons = Object.entries(SENTENCES).map(([language, sentence]) => {
    const button = document.createElement('button')
    button.lang = language
    button.textContent = sentence
    button.style.cssText = 'display: block; margin: 1rem; padding: 1rem; font: inherit'
    button.addEventListener('click', () => {
      location.reload()
    })
    return button
  })
  document.body.replaceChildren(...buttons)
}
