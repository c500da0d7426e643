/** What is said where several people share one screen, and on the big screen of a room, in German. */

/** German words; the other languages have the same keys. */
export const appScreen = {
  screen: {
    title: 'Wer am Bildschirm spielt',
    several: 'Mehrere an diesem Bildschirm',
    severalHint:
      'Ihr gebt den Bildschirm reihum weiter. Dazwischen fällt ein Vorhang, damit niemand fremde Karten sieht.',
    nameOf: 'Name der {n}. Person',
    another: 'Noch jemand',
    fewer: 'Eine Person weniger',
    noClock:
      'Gespielt wird ohne Uhr, denn sie liefe weiter, während der Bildschirm wandert: {options}.',
    clock: 'An diesem Tisch läuft eine Uhr, auch während der Bildschirm wandert: {options}.',
    atThis: 'Hier am Bildschirm: {names}.',
    add: 'Noch jemand an diesem Bildschirm',
    addHint: 'Für alle, die kein eigenes Gerät haben.',
    name: 'Name',
    sitDown: 'Dazusetzen',
    handTo: 'Gebt {name} den Bildschirm.',
    nothingShown: 'Alle anderen schauen weg. Von den Karten ist nichts zu sehen.',
    iAm: 'Ich bin {name}',
    somebodyElse: 'Oder ist jemand anders gefragt?',
    shown: 'Hier spielt gerade {name}.',
    handOn: 'An {name} weitergeben',
    handKey: 'G gibt den Bildschirm an {name} weiter.',
    next: {
      asked: 'Jetzt ist {name} gefragt.',
      maybe: 'Jemand muss noch antworten. Gebt den Bildschirm reihum weiter.',
      vote: '{name} hat noch nicht abgestimmt.',
    },
    key: 'G: den Bildschirm weitergeben',
  },
  big: {
    show: 'Tisch groß zeigen',
    title: 'Der Tisch auf großem Bildschirm',
    full: 'Vollbild',
    /** As what the host knows it; nobody reads it. */
    name: 'Großbildschirm',
    gathering: 'Gleich geht’s los.',
    locked: 'Dieser Tisch hat ein Passwort.',
    look: 'Zeigen',
  },
}

/** The keys every language fills. */
export type AppScreenWords = typeof appScreen
