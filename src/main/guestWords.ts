/** What the shell says of guests, in the system's language. */
import type { SystemLanguage } from './systemLanguage'

/** The words for one language. */
export interface GuestWords {
  /** How many there are, by name. */
  readonly guests: (names: readonly string[]) => string
  readonly question: string
  readonly detail: string
  /** What is said where the app is ended, not only its window closed. */
  readonly quitDetail: string
  readonly keep: string
  readonly end: string
  readonly stay: string
  readonly show: string
}

/** The names that fit into a line. */
const MOST_NAMES = 4

function counted(names: readonly string[], one: string, many: string, none: string): string {
  if (names.length === 0) return none
  const more = names.length > MOST_NAMES ? ' …' : ''
  const list = names.slice(0, MOST_NAMES).join(', ') + more
  return `${String(names.length)} ${names.length === 1 ? one : many}: ${list}`
}

/** The words by language. */
export const GUEST_WORDS: Readonly<Record<SystemLanguage, GuestWords>> = {
  de: {
    guests: (names) => counted(names, 'Gast', 'Gäste', 'Keine Gäste'),
    question: 'Es sind noch Gäste da',
    detail:
      'Läuft Stammtisch im Hintergrund weiter, spielen sie ungestört; starte es noch einmal, dann ist das Fenster wieder da. Schließt du die Tische, wird alles gespeichert und beim nächsten Start geht es weiter.',
    quitDetail:
      'Beendest du Stammtisch, werden sie getrennt. Alles wird gespeichert, und beim nächsten Start geht es weiter.',
    keep: 'Im Hintergrund weiterlaufen',
    end: 'Tische schließen und beenden',
    stay: 'Dableiben',
    show: 'Fenster zeigen',
  },
  nl: {
    guests: (names) => counted(names, 'gast', 'gasten', 'Geen gasten'),
    question: 'Er zijn nog gasten',
    detail:
      'Draait Stammtisch op de achtergrond door, dan spelen ze ongestoord verder; start het nog eens en het venster is er weer. Sluit je de tafels, dan wordt alles opgeslagen en gaat het bij de volgende start verder.',
    quitDetail:
      'Sluit je Stammtisch af, dan wordt hun verbinding verbroken. Alles wordt opgeslagen en bij de volgende start gaat het verder.',
    keep: 'Op de achtergrond doorgaan',
    end: 'Tafels sluiten en afsluiten',
    stay: 'Hier blijven',
    show: 'Venster tonen',
  },
  en: {
    guests: (names) => counted(names, 'guest', 'guests', 'No guests'),
    question: 'Guests are still here',
    detail:
      'If Stammtisch goes on in the background, they play undisturbed; start it again to have the window back. If you close the tables, everything is saved and goes on at the next start.',
    quitDetail:
      'If you quit Stammtisch, they are cut off. Everything is saved and goes on at the next start.',
    keep: 'Go on in the background',
    end: 'Close the tables and quit',
    stay: 'Stay',
    show: 'Show the window',
  },
}
