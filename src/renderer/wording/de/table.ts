/** What every game's table says, in German. */

/** German words; the other languages have the same keys. */
export const table = {
  /** A question waits under what lies over it. */
  yourTurn: 'Du bist dran',
  backToTable: 'zurück zum Tisch',
  rule: 'Regel nachlesen',
  /** What a focus that is led to the slip hears: the question itself is said by the live region. */
  askedHere: 'Deine Entscheidung',
  waitingHere: 'Am Tisch',
  /** What a table is called behind the name of its game, and what lies on it behind its own. */
  playedHere: 'Spieltisch',
  part: 'Bereich',
  notAsked: 'Du bist gerade nicht gefragt.',
  answerAwaited: 'Der Tisch hat noch nicht geantwortet; deine Antwort ist unterwegs.',
  noSuchCard: 'Du hast keine {n}. Karte.',
  noCards: 'Du hast jetzt keine Karten auf der Hand.',
  inOrder: 'Schon geordnet',
  notThisQuestion: 'Diese Taste tut bei dieser Frage nichts; L sagt, was du tun kannst.',
  atEnd:
    'Auf der Ergebnisseite kannst du noch einmal spielen, dir den Tisch ansehen und das Spiel speichern.',
  atEndWatching: 'Auf der Ergebnisseite kannst du dir den Tisch ansehen und das Spiel speichern.',
  atEndTyped: 'Im Chat, mit der Taste C: {what}.',
  /** By which numbers are written. */
  locale: 'de',
  stage: {
    skip: 'überspringen',
    missed:
      'Während du etwas anderes gelesen hast, ist hier einmal etwas geschehen. Es steht im Verlauf. | Während du etwas anderes gelesen hast, ist hier {n}\u2011mal etwas geschehen. Es steht im Verlauf.',
  },
  guide: {
    next: 'Verstanden',
    skip: 'Ohne Hilfe spielen',
    unfold: 'Hinweis ganz zeigen',
    more: 'Mehr zu den Hinweisen',
    fold: 'Hinweis einklappen',
  },
  slip: { unfold: 'Alles zeigen', fold: 'Einklappen' },
  fieldFull: 'Mehr als {n} Zeichen passen nicht.',
  close: 'Schließen',
  log: 'Verlauf',
  logEmpty: 'Hier steht gleich, was am Tisch geschieht.',
  round: 'Runde {n}',
  turnOf: 'Zug: {name}',
  turnOfYou: 'Dein Zug',
  /** In the log, behind the name of whoever does what stands before; `same` behind what is done with cards. */
  likewise: { same: 'dasselbe', too: 'auch' },
  away: 'gerade weg',
  bot: 'Computer',
  standIn: 'Computer springt ein',
  askWhy: '{name} fragen, warum',
  askAdvice: 'Was rät der Computer?',
  character: '{name} ({character}): {line}',
  newCard: '{card}, neu',
  cards: 'Karte | Karten',
  cardsCounted: 'keine Karte | eine Karte | {n} Karten',
  chooseSeat: '{name} auswählen',
  seat: 'Platz {number}',
  secondsLeft: 'keine Zeit mehr | noch eine Sekunde | noch {n} Sekunden',
  timeUp: 'Deine Zeit ist um, es wurde für dich geantwortet.',
  timeUpBelieved: 'Deine Zeit ist um: Du glaubst es.',
  twoAnswers: 'Taste 1: {first}, Taste 2: {second}.',
  keyTooEarly: 'Die Taste kam zu früh: Drück sie noch einmal.',
  /** Of a key of the table, pressed in a sheet that lies over it. */
  escapeLeadsBack: 'Escape führt zurück zum Tisch.',
  /** After an answer to a key that came before what has led to it was told. */
  ledThereFollows: 'Was bis dahin geschah, folgt.',
  gone: 'ausgeschieden',
  joined: '{names} und {last}',
  youToo: 'dich',
  waitingFor: 'Wir warten auf {names}.',
  waitingForNumber:
    'Alle haben geantwortet. | Eine Antwort fehlt noch. | {n} Antworten fehlen noch.',
  waitingForHidden: 'Die anderen überlegen noch.',
  refusedClosed:
    'Inzwischen ist am Tisch etwas geschehen. Schau kurz hin und versuch es noch einmal.',
  refusedByHost: 'Das kam nicht an. Deine Auswahl liegt noch da: Versuch es noch einmal.',
}

/** The keys every language fills. */
export type TableWords = typeof table
