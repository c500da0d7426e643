/** What the first page and the way to a table say, in Dutch. */
import { TABLE_OF } from '../tableTitle'
import type { AppStartWords } from '../de/appStart'

/** Dutch words. */
export const appStart: AppStartWords = {
  name: 'Stammtisch',
  tagline: 'Kaartspellen voor een avond aan\u00a0tafel, zonder internet en zonder account.',
  game: {
    'time-bluff': 'Tom’s Time Bluff',
    tafelrunde: 'Die Tafelrunde 2',
    buchstabenbluff: 'Buchstabenbluff',
    tijdlijn: 'Tijdlijn',
    'tijdlijn-co-operative': 'Tijdlijn: samen',
    'tijdlijn-competitive': 'Tijdlijn: tegen elkaar',
    tofugott: 'Tofugott',
  },
  gameLine: {
    'time-bluff':
      'Klokken gedekt leggen, bluffen en de anderen betrappen. 2 tot 6 spelers, ongeveer een half uur.',
    tafelrunde:
      'Schurken op rooftocht: wie pakt de kisten met edelstenen? 2 tot 4 spelers, 30 tot 45 minuten.',
    buchstabenbluff:
      'Woorden leggen en bluffen, ook helemaal op gehoor. 2 tot 8 spelers, ongeveer een half uur.',
    tijdlijn: 'Wat was er eerder? 1 tot 8 spelers, 20 tot 40 minuten.',
    'tijdlijn-co-operative':
      'Vul samen één tijdlijn: wat was er eerder, wat later? 1 tot 6 spelers, ongeveer een half uur.',
    'tijdlijn-competitive':
      'Wat was er eerder? Wie als eerste alles goed legt, wint. 2 tot 8 spelers, ongeveer 20 minuten.',
    tofugott:
      'Hoe denken je vrienden? Raad het in silhouetten. 2 tot 6 spelers, ongeveer 20 minuten.',
  },
  badge: {
    'age-12': 'vanaf 12 jaar',
    'age-16': 'vanaf 16 jaar',
    'words-de': 'met Duitse woorden',
    'words-nl': 'met Nederlandse woorden',
    'words-en': 'met Engelse woorden',
  },
  /** In the head of a phone, below the name of the table. */
  badgeBrief: {
    'words-de': 'in het Duits',
    'words-nl': 'in het Nederlands',
    'words-en': 'in het Engels',
  },
  catalogue: { shipped: '{title} ({n})', own: '{title} ({n}, eigen)' },
  home: {
    games: 'De spellen',
    againstHouse: 'Tegen de computer',
    withHouse: 'Met de computer',
    withFriends: 'Met vrienden',
    game: 'Spel',
    alone: 'Alleen spelen',
    aloneHint: 'Niemand anders ziet deze tafel.',
    together: 'Samen spelen',
    togetherHint: 'Niemand anders ziet deze tafel.',
    host: 'Tafel openen',
    hostHint:
      'Vrienden schuiven aan, op hun telefoon of computer. Stammtisch is dan te vinden op jullie netwerk.',
    join: 'Meespelen',
    joinHint: 'Tafels op jullie netwerk verschijnen hier vanzelf.',
    address: 'Adres of link',
    addressHint: 'Staat bij de gastheer, bijvoorbeeld 192.168.1.20:4747',
    addressBad: 'Dat is geen adres. Een adres ziet er zo uit: 192.168.1.20:4747',
    connect: 'Verbinden',
    name: 'Je naam',
    nameGiven: 'Iemand heet al {wished}: hier heet je {name}.',
    level: 'Hoe goed speelt de computer?',
    players: 'Met hoeveel aan tafel?',
    start: 'Aan de slag',
    open: 'Openen',
    here: 'Tafels hier',
    found: 'Gevonden op het netwerk',
    searching: 'Er staat nu geen tafel open. Heb je een adres, typ het dan hieronder in.',
    searchingMore:
      'Er staat nu geen andere tafel open. Heb je een adres, typ het dan hieronder in.',
    searchOff: 'Heb je een link of een adres gekregen?',
    waiting: '{names} zit nog aan tafel. | {names} zitten nog aan tafel.',
    waitingAlone: 'Alleen de computer speelt mee, en die heeft de tijd.',
    keptOut:
      'Wie op een ander apparaat speelde, kan nog niet terug: deze tafel is alleen op deze computer te zien.',
    othersAway: 'De anderen zijn even weg.',
    giveUp: 'Niet verder spelen',
    giveUpAsk: 'Dit spel is dan weg en kun je later niet meer verder spelen.',
    giveUpYes: 'Voorgoed stoppen',
    giveUpNot: 'Toch niet',
    goOnTitle: 'Verder spelen',
    goOn: 'Verder',
    goOnMore: 'nog {n} spel | nog {n} spellen',
    withComputers: 'Jij alleen | Jij en een computer | Jij en {n} computers',
    back: 'Terug naar de tafel',
    sit: 'Aanschuiven',
    watch: 'Toekijken',
    free: 'vol | één plaats vrij | {n}\u00a0plaatsen\u00a0vrij',
    running: 'is al bezig',
    locked: 'met wachtwoord',
    password: 'Wachtwoord',
    tableOf: TABLE_OF.nl,
    settings: 'Instellingen',
    about: 'Over',
    decks: 'Eigen kaartsets',
    rules: 'Spelregels',
    backHome: 'Naar de startpagina',
  },
  arrival: {
    watchOnly: 'Alleen kijken',
    inApp: 'In de app openen, als je die hebt',
    invited: 'Je bent uitgenodigd:',
    youAre: 'Je bent {name}.',
    change: 'Wijzigen',
    unnamed: 'Hoe moeten de anderen je noemen? Laat je dit leeg, dan heet je hier {name}.',
    running:
      'Daar wordt nu gespeeld. Kijk toe: wie de tafel leidt, kan je de plaats van een computer geven, en bij het volgende spel kun je aanschuiven.',
    full: 'Alle plaatsen zijn bezet. Je kunt toekijken, of vragen of iemand voor je opstaat.',
    crowded:
      'Hier zijn alle plaatsen bezet, ook die om toe te kijken. Wacht tot er iemand gaat, of kies een andere tafel.',
    gone: 'Deze tafel bestaat niet meer, of iemand speelt er alleen. Vraag om een nieuwe link, of kies op de startpagina een andere tafel.',
    locked: 'Vraag het aan wie je heeft uitgenodigd.',
  },
  practice: { page: 'Oefenen', link: '{game} oefenen' },
  firstRound: {
    page: 'Eerste ronde',
    link: 'Zo werkt het',
    of: 'Zo werkt het: {game}',
    next: 'Verder',
    leave: 'Stoppen',
    back: 'Terug',
    match: 'Nu een spel met de computer',
    watch: 'Goed zo! Kijk wat er nu gebeurt.',
    instead: 'Dat mag, maar hier willen we je iets anders laten zien.',
  },
  elsewhere: {
    title: 'Je zit in een ander venster aan de tafel “{table}” ({game})',
    hint: 'Ga hier verder of blijf daar. Anders ben je in dit venster een nieuwe speler.',
    goOn: 'Hier verdergaan',
    goOnAgain: 'Weer hier verdergaan',
  },
  wrongLink: {
    title: 'Deze link leidt naar geen enkele tafel',
    spoilt:
      'In deze link klopt een teken niet, of er ontbreekt een stuk. Vraag nog een keer om de link of de QR-code.',
  },
  connection: {
    otherHost:
      'Hier antwoordt een andere computer dan de vorige keer. Is het die van je gastheer, maak dan verbinding.',
    lost: 'De verbinding is weg. We proberen het vanzelf opnieuw; je plaats blijft van jou.',
    noNetwork:
      'Geen netwerk: dit apparaat is nu nergens mee verbonden. Zodra het weer een netwerk heeft, gaat het verder; je plaats blijft van jou.',
    noAnswer:
      'Van {address} komt geen antwoord. Zitten jullie op dezelfde wifi, en is de tafel daar open? We blijven het proberen.',
    stalled:
      'De schijf van de gastheer antwoordt niet. Wat je doet, wacht zolang; het gaat verder zodra de schijf antwoordt.',
    back: 'De verbinding is er weer.',
    again: 'Nu proberen',
    trust: 'Het is de goede: verbinden',
    home: 'Terug naar deze computer',
    guest: 'Je bent te gast bij {host}.',
  },
  level: { gentle: 'voor kinderen', easy: 'makkelijk', solid: 'gemiddeld', sharp: 'sterk' },
}
