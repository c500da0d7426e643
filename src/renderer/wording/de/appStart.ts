/** What the first page and the way to a table say, in German. */
import { TABLE_OF } from '../tableTitle'

/** German words; the other languages have the same keys. */
export const appStart = {
  name: 'Stammtisch',
  tagline: 'Kartenspiele für einen Abend am\u00a0Tisch, ohne Internet und ohne Konto.',
  game: {
    'time-bluff': 'Tom’s Time Bluff',
    tafelrunde: 'Die Tafelrunde 2',
    buchstabenbluff: 'Buchstabenbluff',
    tijdlijn: 'Zeitleiste',
    'tijdlijn-co-operative': 'Zeitleiste: zusammen',
    'tijdlijn-competitive': 'Zeitleiste: gegeneinander',
    tofugott: 'Tofugott',
  },
  gameLine: {
    'time-bluff':
      'Uhren verdeckt legen, bluffen und die anderen erwischen. 2 bis 6 Leute, etwa eine halbe Stunde.',
    tafelrunde:
      'Schurken auf Beutezug: Wer holt die Truhen mit den Edelsteinen? 2 bis 4 Leute, 30 bis 45 Minuten.',
    buchstabenbluff:
      'Wörter legen und bluffen, auch ganz nach Gehör. 2 bis 8 Leute, etwa eine halbe Stunde.',
    tijdlijn: 'Was war früher? 1 bis 8 Leute, 20 bis 40 Minuten.',
    'tijdlijn-co-operative':
      'Füllt zusammen eine Zeitleiste: Was war früher, was später? 1 bis 6 Leute, etwa eine halbe Stunde.',
    'tijdlijn-competitive':
      'Was war früher? Wer zuerst alles richtig einordnet, gewinnt. 2 bis 8 Leute, etwa 20 Minuten.',
    tofugott: 'Wie denken deine Freunde? In Silhouetten raten. 2 bis 6 Leute, etwa 20 Minuten.',
  },
  badge: {
    'age-12': 'ab 12 Jahren',
    'age-16': 'ab 16 Jahren',
    'words-de': 'mit deutschen Wörtern',
    'words-nl': 'mit niederländischen Wörtern',
    'words-en': 'mit englischen Wörtern',
  },
  /** In the head of a phone, below the name of the table. */
  badgeBrief: {
    'words-de': 'auf Deutsch',
    'words-nl': 'auf Niederländisch',
    'words-en': 'auf Englisch',
  },
  catalogue: { shipped: '{title} ({n})', own: '{title} ({n}, eigene)' },
  home: {
    games: 'Die Spiele',
    againstHouse: 'Gegen den Computer',
    withHouse: 'Mit dem Computer',
    withFriends: 'Mit Freunden',
    game: 'Spiel',
    alone: 'Allein spielen',
    aloneHint: 'Niemand sonst sieht diesen Tisch.',
    together: 'Zusammen spielen',
    togetherHint: 'Niemand sonst sieht diesen Tisch.',
    host: 'Tisch aufmachen',
    hostHint:
      'Freunde setzen sich dazu, am Handy oder Rechner. Dafür öffnet sich Stammtisch für euer Netz.',
    join: 'Mitspielen',
    joinHint: 'Tische in eurem Netz erscheinen hier von selbst.',
    address: 'Adresse oder Link',
    addressHint: 'Steht beim Gastgeber, zum Beispiel 192.168.1.20:4747',
    addressBad: 'Das ist keine Adresse. Sie sieht so aus: 192.168.1.20:4747',
    connect: 'Verbinden',
    name: 'Dein Name',
    nameGiven: 'Jemand heißt schon {wished}: Hier heißt du {name}.',
    level: 'Wie gut spielt der Computer?',
    players: 'Wie viele am Tisch?',
    start: 'Los geht’s',
    open: 'Aufmachen',
    here: 'Tische hier',
    found: 'Im Netz gefunden',
    searching: 'Gerade steht kein Tisch offen. Wer eine Adresse hat, tippt sie ein.',
    searchingMore: 'Sonst steht gerade kein Tisch offen. Wer eine Adresse hat, tippt sie ein.',
    searchOff: 'Hast du einen Link oder eine Adresse bekommen?',
    waiting: '{names} ist noch am Tisch. | {names} sind noch am Tisch.',
    waitingAlone: 'Nur der Computer spielt mit; er hat Zeit.',
    keptOut:
      'Wer an einem anderen Gerät saß, kann noch nicht zurück: Dieser Tisch ist nur auf diesem Rechner zu sehen.',
    othersAway: 'Die anderen sind gerade weg.',
    giveUp: 'Nicht weiterspielen',
    giveUpAsk: 'Dieses Spiel ist dann weg und lässt sich nicht mehr fortsetzen.',
    giveUpYes: 'Endgültig beenden',
    giveUpNot: 'Doch nicht',
    goOnTitle: 'Weiterspielen',
    goOn: 'Weiter',
    goOnMore: '{n} weiteres Spiel | {n} weitere Spiele',
    withComputers: 'Du allein | Du und ein Computer | Du und {n} Computer',
    back: 'An den Tisch zurück',
    sit: 'Dazusetzen',
    watch: 'Zuschauen',
    free: 'voll | ein Platz frei | {n}\u00a0Plätze\u00a0frei',
    running: 'läuft schon',
    locked: 'mit Passwort',
    password: 'Passwort',
    tableOf: TABLE_OF.de,
    settings: 'Einstellungen',
    about: 'Über',
    decks: 'Eigene Kartensätze',
    rules: 'Spielregeln',
    backHome: 'Zur Startseite',
  },
  arrival: {
    watchOnly: 'Nur zuschauen',
    inApp: 'In der App öffnen, wenn du sie hast',
    invited: 'Du bist eingeladen:',
    youAre: 'Du bist {name}.',
    change: 'Ändern',
    unnamed: 'Wie sollen dich die anderen nennen? Bleibt das leer, heißt du hier {name}.',
    running:
      'Dort läuft gerade ein Spiel. Schau zu: Wer den Tisch leitet, kann dir den Platz eines Computers geben, und beim nächsten Spiel kannst du dich dazusetzen.',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen oder bitten, dass jemand für dich aufsteht.',
    crowded:
      'Hier sind alle Plätze besetzt, auch die zum Zuschauen. Warte, bis jemand geht, oder nimm einen anderen Tisch.',
    gone: 'Diesen Tisch gibt es nicht mehr, oder jemand spielt dort allein. Bitte um einen neuen Link, oder such dir auf der Startseite einen anderen Tisch.',
    locked: 'Frag, wer dich eingeladen hat.',
  },
  practice: { page: 'Üben', link: '{game} üben' },
  firstRound: {
    page: 'Erste Runde',
    link: 'So geht’s',
    of: 'So geht’s: {game}',
    next: 'Weiter',
    leave: 'Abbrechen',
    back: 'Zurück',
    match: 'Jetzt ein Spiel mit dem Computer',
    watch: 'Gut! Schau zu, was jetzt geschieht.',
    instead: 'Das wäre erlaubt, doch hier zeigen wir dir etwas anderes.',
  },
  elsewhere: {
    title: 'Du sitzt in einem anderen Fenster am Tisch „{table}“ ({game})',
    hint: 'Spiel hier weiter, oder bleib dort. In diesem Fenster wärst du sonst jemand Neues.',
    goOn: 'Hier weitermachen',
    goOnAgain: 'Wieder hier weitermachen',
  },
  wrongLink: {
    title: 'Dieser Link führt zu keinem Tisch',
    spoilt:
      'In diesem Link stimmt ein Zeichen nicht, oder es fehlt ein Stück davon. Lass dir den Link oder den QR-Code noch einmal geben.',
  },
  connection: {
    otherHost:
      'Hier antwortet ein anderer Rechner als beim letzten Mal. Ist es der deines Gastgebers, dann verbinde dich mit ihm.',
    lost: 'Die Verbindung ist weg. Wir versuchen es von selbst weiter; dein Platz bleibt dir.',
    noNetwork:
      'Kein Netz: Dieses Gerät ist gerade mit keinem verbunden. Sobald es wieder eins hat, geht es weiter; dein Platz bleibt dir.',
    noAnswer:
      'Von {address} kommt keine Antwort. Seid ihr im selben WLAN, und ist der Tisch dort offen? Wir versuchen es weiter.',
    stalled:
      'Die Festplatte des Gastgebers antwortet nicht. Was du tust, wartet so lange; es geht weiter, sobald sie antwortet.',
    back: 'Die Verbindung ist wieder da.',
    again: 'Jetzt versuchen',
    trust: 'Es ist der richtige: verbinden',
    home: 'Zurück zu diesem Rechner',
    guest: 'Du bist zu Gast bei {host}.',
  },
  level: { gentle: 'für Kinder', easy: 'leicht', solid: 'mittel', sharp: 'stark' },
}

/** The keys every language fills. */
export type AppStartWords = typeof appStart
