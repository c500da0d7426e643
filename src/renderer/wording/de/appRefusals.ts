/** Why something was not taken, and farewells, in German. */

/** German words; the other languages have the same keys. */
export const appRefusals = {
  refusal: {
    malformed: 'Das hat der Gastgeber nicht verstanden. Lade die Seite neu.',
    'unknown-game': 'Dieses Spiel kennt der Gastgeber nicht. Wähle ein anderes.',
    'option-not-allowed': 'Diese Einstellung geht nicht. Erlaubt ist: {allowed}.',
    'seats-not-allowed': 'So viele Plätze gehen bei diesem Spiel nicht.',
    'content-missing':
      'Beim Gastgeber fehlen die Karten oder Wörter zu diesem Spiel. Wähle andere, oder frag dort nach.',
    'cannot-be-dealt':
      'So, wie der Tisch eingestellt ist, lassen sich keine Karten austeilen. Ändere die Regeln oder die Zahl der Plätze.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr.',
    'not-at-this-table':
      'Du sitzt nicht mehr an diesem Tisch. Geh zur Startseite und setz dich neu.',
    'wrong-password': 'Das Passwort stimmt nicht. Frag den Gastgeber.',
    'table-private':
      'An diesem Tisch spielt jemand allein. Bitte darum, ihn für andere zu öffnen, oder nimm einen anderen.',
    'password-too-short':
      'Ein Passwort braucht mindestens {least} Zeichen. Nimm ein längeres, zum Beispiel zwei Wörter.',
    'too-many-tries': 'Zu viele falsche Passwörter. Warte eine Minute.',
    'seat-taken': 'Dieser Platz ist schon besetzt. Nimm einen anderen.',
    'other-hand-seen':
      'In dieser Partie hast du schon die Karten eines anderen Platzes gesehen. Nimm wieder jenen Platz oder warte auf die nächste Partie.',
    'no-free-seat': 'Alle Plätze sind besetzt. Du kannst zuschauen.',
    'not-seated': 'Dafür musst du am Tisch sitzen.',
    'keeper-only': 'Das kann nur, wer den Tisch leitet.',
    'local-only': 'Das geht nur auf dem Rechner des Gastgebers.',
    'match-running': 'Das geht nicht, solange ein Spiel läuft.',
    'no-match-running': 'Gerade läuft kein Spiel.',
    'not-everybody-ready': 'Noch sind nicht alle bereit.',
    'too-many-tables':
      'Bei diesem Gastgeber hat kein weiterer Tisch Platz. Setz dich an einen, oder warte, bis einer aufgelöst wird.',
    'too-many-of-yours':
      'Von diesem Gerät aus sind schon {most} Tische offen. Löse einen auf, bevor du einen neuen aufmachst.',
    'question-closed': 'Diese Frage ist nicht mehr offen. Schau kurz hin, was jetzt gefragt ist.',
    'table-paused': 'Der Tisch macht Pause. Es geht weiter, sobald alle wieder da sind.',
    'advice-alone-only': 'Rat gibt es nur, wenn du allein mit Computern spielst.',
    'nothing-to-vote-on': 'Darüber wird nicht mehr abgestimmt.',
    'text-too-long': 'Das ist zu lang. Schreib es kürzer.',
    'sent-away':
      'Du wurdest von diesem Tisch weggeschickt. Frag, wer ihn leitet, oder nimm einen anderen.',
    'no-such-content': 'Die Karten oder Wörter zu dieser Partie hat der Gastgeber nicht mehr.',
    'content-in-use': 'Damit wird gerade gespielt. Warte, bis das Spiel aus ist.',
    'not-practised': 'Das lässt sich nicht üben.',
    'practice-in-match':
      'Du sitzt gerade in diesem Spiel. Spiel es zu Ende oder gib deinen Platz auf, dann kannst du wieder üben.',
    'deck-not-sound': 'Am Kartensatz stimmt noch etwas nicht. Sieh dir die angezeigten Stellen an.',
    'name-taken': 'So heißt schon ein mitgelieferter Kartensatz. Gib deinem einen anderen Namen.',
    'illegal-move': 'Das geht nach den Regeln nicht.',
    'name-not-allowed': 'Dieser Name geht nicht. Nimm Buchstaben oder Ziffern, höchstens {most}.',
    'text-not-allowed': 'Von dieser Nachricht bleibt nichts übrig. Schreib ein paar Buchstaben.',
    'too-fast': 'Langsam: Das war zu viel in zu kurzer Zeit. Versuch es gleich noch einmal.',
    'no-such-person': 'Diese Person ist nicht mehr am Tisch.',
    'no-such-match': 'Diese Aufzeichnung gibt es nicht mehr.',
    'storage-failed':
      'Der Rechner des Gastgebers kann nicht speichern. Schafft dort Platz, dann geht es weiter.',
    'disk-stuck':
      'Die Festplatte des Gastgebers antwortet für diesen Tisch nicht. Versuch es später noch einmal, oder nimm einen anderen Tisch.',
    'network-failed': 'Dieser Rechner kann den Tisch nicht für das Netz öffnen.',
    fault:
      'Beim Gastgeber ist etwas schiefgegangen; was, steht in seinem Protokoll. Versuch etwas anderes, und sag ihm Bescheid, wenn es wieder vorkommt.',
  },
  loading: {
    slow: 'Das Spiel wird geladen …',
    failed: 'Das Spiel ließ sich nicht laden. Vielleicht ist gerade die Verbindung weg.',
    failedPage:
      'Diese Seite konnte nicht geladen werden. Vielleicht ist die Verbindung gerade weg.',
    again: 'Noch einmal versuchen',
    failedLanguage: 'Die Sprache ließ sich nicht laden. Vielleicht ist gerade die Verbindung weg.',
  },
  failed: {
    title: 'Der Tisch lässt sich gerade nicht zeigen',
    host: 'Der Gastgeber hat etwas geschickt, das nicht zu diesem Spiel gehört. Wir haben noch einmal nachgefragt.',
    window: 'Hier ist beim Zeigen etwas schiefgegangen. Am Tisch hat niemand etwas falsch gemacht.',
    kept: 'Dein Platz und euer Spiel bleiben beim Gastgeber aufgehoben.',
    again: 'Neu laden',
    home: 'Zur Startseite',
  },
  farewell: {
    'protocol-mismatch':
      'Gastgeber und Gast haben verschiedene Versionen ({theirs} und {ours}). Öffne die Adresse des Gastgebers im Browser: Das geht immer.',
    'bad-message': 'Der Gastgeber hat eine Nachricht nicht verstanden. Lade die Seite neu.',
    'too-fast': 'Zu viele Nachrichten auf einmal. Es geht gleich weiter.',
    'replaced-by-new-connection': 'Ein anderes Fenster hat deinen Platz übernommen.',
    'hello-missing': 'Die Begrüßung kam nicht an. Lade die Seite neu.',
    'host-closing': 'Der Gastgeber hat aufgehört. Der Tisch ist gespeichert.',
    'other-host':
      'Hier antwortet ein anderer Rechner als der, für den der Link gemacht ist. Vielleicht ist der Link alt, oder es fehlt ein Stück davon. Lass dir den Link oder den QR-Code noch einmal geben.',
  },
}

/** The keys every language fills. */
export type AppRefusalsWords = typeof appRefusals
