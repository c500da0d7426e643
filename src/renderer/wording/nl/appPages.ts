/** What rules, settings and the other pages say, in Dutch. */
import type { AppPagesWords } from '../de/appPages'

/** Dutch words. */
export const appPages: AppPagesWords = {
  rules: {
    cards: 'De kaarten',
    search: 'Zoeken in de spelregels',
    found: 'Niets gevonden | Eén plek gevonden | {n} plekken gevonden',
    options: 'Wat jullie aan tafel kunnen instellen',
    usual: '{label} (gebruikelijk)',
    here: 'Aan deze tafel: {label}',
  },
  settings: {
    remembered: 'Wat dit apparaat onthoudt',
    rememberedHint:
      'Sommige spellen nemen eerst wat je nog niet hebt gezien. Wat je hebt gezien, staat alleen op dit apparaat; bij het schudden komt de tafel het te weten.',
    forget: '{game}: alles vergeten',
    title: 'Instellingen',
    language: 'Taal',
    languages: { de: 'Deutsch', nl: 'Nederlands', en: 'English' },
    theme: 'Licht',
    themes: { system: 'zoals het systeem', light: 'dag', dark: 'avond' },
    text: 'Lettergrootte',
    texts: { small: 'klein', normal: 'normaal', large: 'groot', larger: 'heel groot' },
    contrast: 'Sterk contrast',
    motion: 'Beweging',
    motions: { full: 'normaal', fast: 'snel', off: 'uit' },
    motionHint:
      'Bij het voorlezen zijn dit de pauzes tussen de zinnen; bij “uit” komt alles in één keer.',
    sound: 'Geluid',
    volume: 'Volume',
    listen: 'Geluiden beluisteren',
    sounds: {
      card: 'Kaart leggen',
      slap: 'Kaart op tafel slaan',
      slide: 'Stapel schuiven',
      riffle: 'Schudden',
      turnOver: 'Kaart omdraaien',
      stampRight: 'Stempel: klopt',
      stampWrong: 'Stempel: klopt niet',
      success: 'Gelukt',
      setback: 'Mislukt',
      lid: 'Kist',
      gem: 'Edelstenen en punten',
      message: 'Bericht',
      turn: 'Jij bent aan de beurt',
      together: 'Iedereen wordt gevraagd',
      roundEnd: 'Einde van de ronde',
      matchEnd: 'Einde van de partij',
      applause: 'Applaus',
    },
    vibration: 'Trillen als ik aan de beurt ben',
    vibrationHint: 'Alleen op apparaten die dat kunnen, en als deze pagina niet in beeld is.',
    keys: 'Losse toetsen aan tafel',
    keysHint:
      'Letters lezen hand, tafel en stand voor; in sommige spellen doen ze ook iets. Het vraagteken toont alle toetsen van het spel.',
    truth: 'Laten zien wat eerlijk is',
    truthHint:
      'In Tom’s Time Bluff: welke kaarten op een stapel passen, en voor het leggen of het bluf wordt. Alleen jij ziet en hoort het.',
  },
  origin: {
    title: 'Het gedrukte spel',
    authors: '“{title}” is een spel van {authors}.',
    unknown: 'Wie “{title}” heeft bedacht, staat niet in de gedrukte spelregels.',
    publisher: 'Uitgegeven door {publisher}.',
    after: 'We volgen de spelregels van {after}.',
    independent:
      'Stammtisch is een onafhankelijk programma. Auteurs en uitgevers hebben er niets mee te maken; teksten, beelden en geluiden zijn van onszelf.',
    untitled: 'Een spel zonder titel; wie het heeft bedacht, staat niet in de gedrukte spelregels.',
  },
  about: {
    title: 'Over Stammtisch',
    version: 'Versie {version}',
    text: 'Vrije software onder de MIT-licentie. Alles blijft in jullie netwerk: geen accounts, geen internet, geen reclame.',
    fonts:
      'Lettertypen: Vollkorn en Alfa Slab One (SIL Open Font License 1.1). Kaarten, beelden en geluiden zijn van onszelf.',
  },
  keys: {
    hint: 'Het vraagteken laat alle toetsen zien.',
    title: 'Toetsen',
    help: 'Vraagteken: deze uitleg',
    repeat: 'R: de laatste gebeurtenis nog eens',
    chat: 'C: meepraten',
    hand: 'H: mijn hand voorlezen',
    options: 'L: wat kan ik doen?',
    table: 'T: wat ligt er op tafel?',
    standing: 'S: hoe staat het ervoor?',
    waiting: 'W: op wie wachten we?',
    move: 'Tab gaat door alles, pijlen door de hand, Enter kiest, Escape neemt terug.',
  },
}
