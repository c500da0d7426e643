/** What stands around a match and at its end, in German. */

/** German words; the other languages have the same keys. */
export const appPlay = {
  play: {
    yourTurn: '● Du bist dran – {page}',
    menu: 'Tisch',
    log: 'Verlauf',
    chat: 'Plaudern',
    rules: 'Regeln',
    settings: 'Einstellungen',
    leave: 'Aufstehen und gehen',
    leaveAsk: 'Wirklich gehen? Der Computer springt für dich ein, und du kannst zurückkommen.',
    leaveAlone: 'Wirklich gehen? Das Spiel bleibt liegen und wartet auf der Startseite auf dich.',
    leaveOver: 'Wirklich gehen? Sonst sitzt niemand hier: Der Tisch wird aufgelöst.',
    leaveWatching: 'Wirklich gehen? Du kannst wiederkommen und weiter zuschauen.',
    /** A small mark at the head of the table. */
    watching: 'du schaust zu',
    help: 'Hilfe zu den Tasten',
    leaveYes: 'Gehen',
    stay: 'Bleiben',
    abandon: 'Spiel abbrechen',
    abandonAsk: 'Das Spiel endet damit für alle, ohne Ergebnis.',
    goOn: 'Weiterspielen',
    people: 'Wer am Tisch ist',
    /** Below the signs at the head of a wide table: a part of what each button is called. */
    word: {
      screen: 'Groß zeigen',
      log: 'Verlauf',
      chat: 'Plaudern',
      rules: 'Regeln',
      help: 'Tasten',
      people: 'Am Tisch',
      settings: 'Einstellungen',
      leave: 'Gehen',
    },
    away: '{names} ist gerade weg: | {names} sind gerade weg:',
    awayThen: {
      wait: 'Alle warten.',
      bot: 'Der Computer springt ein.',
      pass: 'Die Züge werden ausgelassen.',
      pause: 'Alle machen Pause.',
    },
    awaySoon: {
      bot: 'Der Computer springt in {n} s ein.',
      pass: 'In {n} s werden die Züge ausgelassen.',
    },
    paused: 'Pause: Der Tisch wartet auf jemanden.',
    dealing: 'Es wird gemischt …',
    again: 'Noch einmal',
    toLobby: 'Tisch neu einrichten',
    otherGame: 'Anderes Spiel …',
    over: 'Das Spiel ist aus',
    winner: '{names} gewinnt! | {names} gewinnen gemeinsam!',
    winnerYou: 'Du gewinnst!',
    winnerWith: 'Du gewinnst, zusammen mit {names}!',
    verify: 'Das Mischen prüfen',
    verifyMissing:
      'Das lässt sich nicht prüfen: {why} Über das Mischen sagt das nichts, weder Gutes noch Schlechtes.',
    history: 'Frühere Partien',
    pastMatch: '{number}. {game}: {told}',
    verifyGood:
      'Stimmt: Das Mischen lag vor dem ersten Zug fest, jeder Zug passt zu den Regeln, und es ist die Partie, die du gesehen und gespielt hast, soweit dieses Fenster verbunden war. Das beweist, dass niemand Karten ausgesucht oder vertauscht und niemand einen Zug geändert hat. Es beweist nicht, dass niemand gespickt hat: Der Rechner des Gastgebers kennt alle Karten.',
    verifyAnew:
      'Allerdings wurde das Mischen vorher {n}-mal neu begonnen, als die Auslosung schon bekannt war: Frag den Gastgeber, warum. | Allerdings wurde das Mischen vorher {n}-mal neu begonnen, als die Auslosung schon bekannt war: Frag den Gastgeber, warum.',
    verifyBad: 'Das stimmt nicht: {why}',
    verifyWhy: {
      malformed: 'Die Angaben zum Mischen sind beschädigt.',
      'commitment-differs':
        'Der Gastgeber hat etwas anderes aufgedeckt, als er vor dem Mischen zugesagt hat.',
      'own-share-missing': 'Dein eigener Beitrag zum Mischen wurde nicht verwendet.',
      'shares-differ':
        'Was die anderen zum Mischen beigetragen haben, ist nicht das, was sie vorher zugesagt haben.',
      'deal-differs': 'Regeln, Karten oder Plätze sind nicht die, die vor dem Mischen feststanden.',
      'other-rules':
        'Dieses Fenster kennt andere Regeln als der Gastgeber. Öffne die Adresse des Gastgebers neu und prüfe dort.',
      'other-content':
        'Gespielt wurde mit anderen Karten oder Wörtern, als die Aufzeichnung nennt.',
      'does-not-replay': 'Ein Zug passt nicht zu den Regeln oder zum Mischen.',
      'other-result': 'Nachgespielt ergibt sich ein anderer Punktestand.',
      'other-views':
        'Das ist nicht die Partie, die du gesehen hast: Karten oder Punkte standen anders.',
      'other-moves': 'Deine Züge stehen nicht so darin, wie du sie gemacht hast.',
    },
    save: 'Aufzeichnung speichern',
    say: 'Nachricht',
    send: 'Senden',
    connecting: 'Verbindung wird aufgebaut …',
    nonsense:
      'Der Gastgeber hat etwas geschickt, das zu keinem Tisch dieses Spiels passt. Er wird noch einmal gefragt. Bleibt es dabei, lade die Seite neu oder verlasse diesen Gastgeber.',
    said: '{name}: {said}',
    unread:
      'Plaudern, eine neue Nachricht | Plaudern, eine neue Nachricht | Plaudern, {n} neue Nachrichten',
    phrase: {
      hello: 'Hallo zusammen!',
      'well-played': 'Schön gespielt!',
      thanks: 'Danke!',
      hurry: 'Na, wird’s bald?',
      moment: 'Moment noch!',
      unbelievable: 'Das glaub ich dir nie!',
      caught: 'Erwischt!',
      goodbye: 'Bis bald!',
      'seat-please': 'Darf ich mitspielen?',
    },
  },
  thought: {
    close: 'Gelesen',
    move: {
      told: '{name}: {text}',
      later: '{name} sagt nach der Runde, warum.',
      nothing: 'Dazu hat noch niemand etwas zu sagen.',
    },
    advice: { told: 'Rat: {text}', nothing: 'Dazu gibt es keinen Rat.' },
  },
  reactions: {
    title: 'Reagieren',
    make: {
      laugh: 'Lachen',
      clap: 'Klatschen',
      gasp: 'Staunen',
      doubt: 'Eine Augenbraue hochziehen',
      heart: 'Begeisterung',
      yawn: 'Gähnen',
    },
    told: {
      laugh: '{name} lacht.',
      clap: '{name} klatscht Beifall.',
      gasp: '{name} staunt.',
      doubt: '{name} zieht eine Augenbraue hoch.',
      heart: '{name} ist begeistert.',
      yawn: '{name} gähnt.',
    },
  },
  result: {
    back: 'Zurück zum Ergebnis',
    saved: 'Gespeichert: {file}',
    you: 'du',
    yourself: 'dir',
    /** With what several share. */
    each: 'je ',
    remarks: 'Höhepunkte',
    places: 'Plätze',
    next: 'Noch ein Spiel',
    wants: '{names} will noch einmal. | {names} will noch einmal. | {names} wollen noch einmal.',
    waitsFor: 'Noch keine Zusage von {names}.',
    hold: 'Noch warten',
    evening: 'Heute Abend:',
    wins: 'kein Sieg | ein Sieg | {n} Siege',
    table: 'Endstand ansehen',
    more: 'Mehr …',
  },
  outcome: {
    together: {
      bestFirst: 'Euer erstes Ergebnis: {best}. Beim nächsten Mal gilt es, das zu überbieten.',
      bestNew: 'So gut wart ihr zusammen noch nie! Vorher: {best}.',
      bestAgain: 'So gut wie euer Bestes: {best}.',
      bestStays: 'Euer Bestes zusammen: {best}.',
      team: 'Gemeinsam erreicht: {score}.',
    },
    alone: {
      bestFirst: 'Dein erstes Ergebnis: {best}. Beim nächsten Mal gilt es, das zu überbieten.',
      bestNew: 'So gut warst du noch nie! Vorher: {best}.',
      bestAgain: 'So gut wie dein Bestes: {best}.',
      bestStays: 'Dein Bestes: {best}.',
      team: 'Erreicht: {score}.',
    },
    none: 'Das Spiel endet ohne Ergebnis.',
  },
  talk: {
    title: 'Reden am Tisch',
    proposed: '{name} schlägt vor: {what}',
    agreed: 'Dafür: {names}',
    agree: 'Dafür',
    refuse: 'Dagegen',
    say: 'Zeigen und beraten',
    propose: 'Vorschlagen',
  },
  notice: {
    sat: '{name} setzt sich.',
    satYou: 'Du sitzt am Tisch, auf Platz {number}.',
    called: '{name} möchte anfangen. Alle bereit?',
    stood: '{name} steht auf und schaut zu.',
    left: '{name} ist gegangen.',
    cut: 'Die Verbindung zu {name} ist weg.',
    returned: '{name} ist wieder da.',
    returnedYou: 'Du bist wieder da.',
    kicked: '{name} wurde weggeschickt.',
    botTookOver: 'Für {name} springt der Computer ein.',
    seatGiven: '{name} spielt jetzt für {from} weiter.',
    seatGivenYou: 'Du spielst jetzt für {from} weiter.',
    watches: '{name} schaut zu.',
    gaveUp: '{name} gibt den Platz auf.',
    dealtAnew: 'Ein Beitrag zum Mischen fehlt: Es wird neu gemischt.',
    timeUp: 'Die Zeit von {name} ist um.',
    timeUpYou: 'Deine Zeit ist um.',
    started: 'Das Spiel beginnt.',
    abandoned: '{name} hat das Spiel abgebrochen.',
    again: '{name} möchte noch einmal.',
    held: '{name} hat die Uhr angehalten: Das nächste Spiel beginnt, wenn alle wollen.',
    abandonedYou: 'Du hast das Spiel abgebrochen.',
    resumed: 'Es geht weiter.',
    matchOver: 'Das Spiel ist zu Ende.',
    matchBroken: {
      fault:
        'In diesem Spiel ist ein Fehler aufgetreten. Es endet ohne Ergebnis; was gespielt wurde, bleibt aufgehoben, damit sich der Fehler melden lässt.',
      'other-rules':
        'Diese Partie wurde nach einer anderen Fassung der Regeln begonnen und kann nicht weitergehen. Beginnt eine neue.',
      'other-content':
        'Diese Partie wurde mit anderen Karten oder Wörtern begonnen und kann nicht weitergehen. Beginnt eine neue.',
      damaged:
        'Die gespeicherte Partie ist beschädigt und kann nicht weitergehen. Die Datei bleibt aufgehoben, damit sich der Fehler melden lässt. Beginnt eine neue Partie.',
    },
    proposed: '{name} schlägt vor: {what}',
    adopted: 'Angenommen: {what} (Vorschlag von {name})',
    rejected: 'Abgelehnt: {what} (Vorschlag von {name})',
    watching: 'Du schaust bei {game} zu. Am Tisch: {names}. {standing}',
    story: 'Bisher:',
    missedHere: 'Inzwischen:',
    missedEarlier: 'Davor ist noch mehr geschehen: {n} Dinge, die nicht im Verlauf stehen.',
    storageFailed:
      'Der Rechner des Gastgebers kann nicht mehr speichern. Es geht weiter, sobald wieder Platz ist.',
    recordsLost:
      'Von dem, was an diesem Tisch gespeichert war, ist etwas beschädigt und verloren: vielleicht eine Zeile eures Gesprächs, ein Ergebnis oder der letzte Zug. Alles andere ist da, und die beschädigte Datei bleibt aufgehoben.',
    missed: 'Während du weg warst:',
    missedStoodIn: 'Während du weg warst, ist der Computer für dich eingesprungen:',
    stoodIn: 'Während du weg warst, ist der Computer für dich eingesprungen.',
    forYou: 'Der Computer spielt für dich: {told}',
  },
  left: {
    'you-left': 'Du hast den Tisch verlassen.',
    kicked: 'Du wurdest vom Tisch geschickt.',
    'table-rests':
      'Der Tisch ruht. Er ist gespeichert: Setz dich wieder dazu, dann geht es weiter.',
    'table-closed': 'Der Tisch wurde aufgelöst.',
  },
}

/** The keys every language fills. */
export type AppPlayWords = typeof appPlay
