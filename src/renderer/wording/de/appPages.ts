/** What rules, settings and the other pages say, in German. */

/** German words; the other languages have the same keys. */
export const appPages = {
  rules: {
    contents: 'Inhalt',
    cards: 'Die Karten',
    search: 'In den Regeln suchen',
    lookFor: 'Suchen',
    notHere: 'An diesem Tisch gilt das nicht. Trotzdem lesen',
    numbers: 'Regelnummern zeigen',
    found: 'Nichts gefunden | Eine Stelle gefunden | {n} Stellen gefunden',
    foundAt: 'Stelle {at} von {n}',
    foundNext: 'Nächste Stelle (Enter)',
    foundBefore: 'Vorige Stelle (Umschalt+Enter)',
    options: 'Was ihr am Tisch einstellen könnt',
    usual: '{label} (üblich)',
    here: 'An diesem Tisch: {label}',
  },
  settings: {
    host: 'Gastgeber sein mit diesem Rechner',
    hostName: 'Name des Gastgebers',
    hostNameHint: 'So finden Gäste deine Tische im Netz. Leer: der Name des Rechners.',
    hostPort: 'Port',
    hostPortHint:
      'Leer: {usual} oder einer der nächsten neun. Nur nötig, wenn ein anderes Programm sie belegt.',
    hostPortBad: 'Ein Port ist eine Zahl von {least} bis {most}.',
    hostOpens: 'Von Anfang an für das Netz öffnen',
    hostOpensHint:
      'Gäste kommen herein, sobald Stammtisch läuft; was du allein spielst, sehen sie nicht.',
    hostKeep: 'Ab dem nächsten Start so',
    hostKept: 'Gemerkt: Es gilt ab dem nächsten Start.',
    hostNotKept: 'Das ließ sich nicht speichern. Ist die Platte voll?',
    remembered: 'Was dieses Gerät sich merkt',
    rememberedHint:
      'Manche Spiele beginnen mit dem, was du noch nicht gesehen hast. Was du gesehen hast, steht nur auf diesem Gerät; beim Mischen erfährt es der Tisch.',
    forget: '{game}: alles vergessen',
    title: 'Einstellungen',
    language: 'Sprache',
    languages: { de: 'Deutsch', nl: 'Nederlands', en: 'English' },
    theme: 'Licht',
    themes: { system: 'wie das System', light: 'Tag', dark: 'Abend' },
    text: 'Schriftgröße',
    texts: { small: 'klein', normal: 'normal', large: 'groß', larger: 'sehr groß' },
    contrast: 'Hoher Kontrast',
    motion: 'Bewegung',
    motions: { full: 'normal', fast: 'schnell', off: 'aus' },
    motionHint:
      'Beim Vorlesen sind es die Pausen zwischen den Sätzen; bei „aus“ kommt alles auf einmal.',
    sound: 'Töne',
    volume: 'Lautstärke',
    room: 'Feuer im Ofen',
    roomHint: 'Es knistert leise, solange du an einem Tisch bist.',
    listen: 'Geräusche anhören',
    sounds: {
      card: 'Karte legen',
      slap: 'Karte auf den Tisch klatschen',
      slide: 'Stapel schieben',
      riffle: 'Mischen',
      turnOver: 'Karte umdrehen',
      stampRight: 'Stempel: stimmt',
      stampWrong: 'Stempel: stimmt nicht',
      success: 'Gelungen',
      setback: 'Misslungen',
      lid: 'Truhe',
      gem: 'Edelsteine und Punkte',
      message: 'Nachricht',
      turn: 'Du bist dran',
      together: 'Alle sind gefragt',
      roundEnd: 'Ende der Runde',
      matchEnd: 'Ende der Partie',
      applause: 'Applaus',
    },
    vibration: 'Vibrieren, wenn ich dran bin',
    vibrationHint:
      'Nur auf Geräten, die es können, und wenn du deines eine Weile nicht berührt hast.',
    keys: 'Einzelne Tasten am Tisch',
    keysHint:
      'Buchstaben lesen Hand, Tisch und Stand vor; in manchen Spielen können sie noch mehr. Das Fragezeichen zeigt alle Tasten des Spiels. Am Tisch gibt ein Bildschirmleser diese Tasten von selbst weiter. Wenn nicht, den Fokusmodus einschalten (NVDA: NVDA+Leertaste, Orca: Orca+A).',
    truth: 'Zeigen, was ehrlich wäre',
    truthHint:
      'In Tom’s Time Bluff: die Karten, die auf einen Stapel passen, und vor dem Legen, ob es ein Bluff wird. Nur du siehst und hörst es.',
  },
  origin: {
    title: 'Das gedruckte Spiel',
    authors: '„{title}“ ist ein Spiel von {authors}.',
    unknown: 'Wer „{title}“ erfunden hat, steht in der gedruckten Anleitung nicht.',
    publisher: 'Erschienen bei {publisher}.',
    after: 'Gespielt wird nach der Anleitung von {after}.',
    independent:
      'Stammtisch ist ein unabhängiges Programm. Autoren und Verlage haben nichts damit zu tun; Texte, Bilder und Töne sind unsere eigenen.',
    untitled: 'Ein Spiel ohne Titel; wer es erfunden hat, steht in der gedruckten Anleitung nicht.',
  },
  about: {
    title: 'Über Stammtisch',
    version: 'Version {version}',
    text: 'Freie Software unter der MIT-Lizenz. Alles bleibt in eurem Netz: keine Konten, kein Internet, keine Werbung.',
    fonts:
      'Schriften: Vollkorn und Alfa Slab One (SIL Open Font License 1.1). Karten, Bilder und Töne sind unsere eigenen.',
  },
  keys: {
    hint: 'Die Taste mit dem Fragezeichen zeigt alle Tasten.',
    title: 'Tasten',
    /** In its browse mode letters would go to the next heading or list, and not to the table. */
    screenReader:
      'Am Tisch gibt ein Bildschirmleser diese Tasten von selbst weiter. Wenn nicht, den Fokusmodus einschalten (NVDA: NVDA+Leertaste, Orca: Orca+A).',
    help: 'Fragezeichen: diese Hilfe',
    why: 'Y: den Computer fragen, warum er so gespielt hat',
    advice: 'V: Rat holen, wenn du allein mit Computern spielst',
    repeat: 'R: das letzte Ereignis noch einmal',
    chat: 'C: mitreden',
    hand: 'H: meine Hand vorlesen',
    options: 'L: was kann ich tun?',
    table: 'T: was liegt auf dem Tisch?',
    standing: 'S: wie steht es?',
    waiting: 'W: auf wen warten wir?',
    move: 'Tab geht von einem zum anderen; Pfeile gehen durch die Hand, durch die Leiste oben und durch die Plätze der anderen. Enter wählt, Escape nimmt zurück.',
  },
}

/** The keys every language fills. */
export type AppPagesWords = typeof appPages
