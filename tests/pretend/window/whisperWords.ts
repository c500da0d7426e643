/** What Whisper says in the window, in three languages. */
import type { Language } from '../../../src/engine/basics/language'

const german = {
  whisper: {
    scored: '{n} Punkte | {n} Punkt | {n} Punkte',
    remark: {
      right: { title: 'Gutes Händchen', text: 'richtig gelegt: {n}' },
      row: { title: 'Die Reihe', text: 'Dinge: {n}' },
    },
    level: { gentle: 'Träumt.', easy: 'Rät.', solid: 'Überlegt.', sharp: 'Hört hin.' },
    grade: {
      heard: 'Gemeinsam erreicht: {score}. Ihr habt einander gehört.',
      lost: 'Gemeinsam erreicht: {score}. Ihr habt einander verloren.',
    },
    setup: { 'too-few-things': 'Es sind {has} Dinge da, gebraucht werden {needs}.' },
    option: {
      mode: {
        label: 'Spielart',
        hint: 'Gegeneinander oder zusammen.',
        value: { contest: 'gegeneinander', together: 'zusammen' },
      },
      goal: {
        label: 'Ziel',
        hint: 'Wie viele Punkte je Zug es braucht.',
        value: { near: 'nah', far: 'fern' },
      },
      language: {
        label: 'Sprache',
        hint: 'In ihr wird geflüstert.',
        value: { de: 'Deutsch', nl: 'Niederländisch', en: 'Englisch' },
      },
      rounds: { label: 'Runden', hint: 'Wie oft jeder lauscht.' },
      sorts: {
        label: 'Sorten',
        hint: 'Welche Dinge dabei sind.',
        value: { beast: 'Tiere', tool: 'Werkzeug', food: 'Essen' },
      },
      decks: { label: 'Kartensätze', hint: 'Woher die Dinge kommen.' },
      taboo: { label: 'Verbotene Wörter', hint: 'Die darf niemand flüstern.' },
      house: { label: 'Hauswörter', hint: 'Darüber wird abgestimmt.' },
      askKnown: {
        label: 'Bekannte Dinge',
        hint: 'Vorher sagt jeder, was er kennt.',
        value: { off: 'bleiben', on: 'kommen weg' },
      },
      waiting: {
        label: 'Wer noch fehlt',
        hint: 'Was man beim Warten sieht.',
        value: { number: 'als Zahl', names: 'mit Namen' },
      },
      whisperSeconds: {
        label: 'Zeit zum Flüstern',
        hint: 'Danach wird geschwiegen.',
        value: { none: 'ohne Grenze' },
      },
      turnSeconds: {
        label: 'Zeit zum Legen',
        hint: 'Für das ganze Ziehen und Legen.',
        value: { none: 'ohne Grenze' },
      },
      first: { label: 'Erster', hint: 'Wer zuerst lauscht.', value: { none: 'zufällig' } },
    },
    rules: { course: { title: 'Ablauf', text: 'Alle flüstern, einer legt.' } },
    event: {
      whisperedYou: 'Du hast geflüstert.',
      whispered: '{name} hat geflüstert.',
      laidYou: 'Du legst {thing}.',
      laid: '{name} legt {thing}.',
      shown: 'Das Wort hörte man {n}-mal.',
    },
    say: { turn: 'Zug {n}', hand: 'Deine Dinge: {things}', row: 'In der Reihe: {things}' },
    ask: { whisper: 'Flüstere ein Wort.', draw: 'Zieh ein Ding.', lay: 'Leg ein Ding.' },
    talk: {
      point: '{name} zeigt auf {thing}.',
      advise: '{name} rät: {guess}.',
      heavier: 'schwerer',
      lighter: 'leichter',
      pointAt: 'Auf {thing} zeigen',
      house: 'Das Wort „{word}“ gilt',
      newWord: 'Hauswort',
      newWordField: 'Wort',
      photo: 'Foto der Reihe',
    },
  },
  whisperCharacters: {
    character: {
      shy: { name: 'Schüchtern', line: 'Flüstert, was die anderen mögen.' },
      bold: { name: 'Kühn', line: 'Flüstert, was gerade einfällt.' },
    },
  },
  whisperTable: {
    reason: {
      'word-not-in-list': 'Dieses Wort steht nicht in der Liste.',
      'no-advice-now': 'Gerade wird nicht geraten.',
    },
    keys: { lay: 'Enter: legen' },
  },
}

type WhisperWords = typeof german

const dutch: WhisperWords = {
  whisper: {
    scored: '{n} punten | {n} punt | {n} punten',
    remark: {
      right: { title: 'Goede hand', text: 'goed gelegd: {n}' },
      row: { title: 'De rij', text: 'dingen: {n}' },
    },
    level: { gentle: 'Droomt.', easy: 'Raadt.', solid: 'Denkt na.', sharp: 'Luistert goed.' },
    option: {
      mode: {
        label: 'Speelwijze',
        hint: 'Tegen elkaar of samen.',
        value: { contest: 'tegen elkaar', together: 'samen' },
      },
      goal: {
        label: 'Doel',
        hint: 'Hoeveel punten per beurt nodig zijn.',
        value: { near: 'dichtbij', far: 'ver' },
      },
      language: {
        label: 'Taal',
        hint: 'Daarin wordt gefluisterd.',
        value: { de: 'Duits', nl: 'Nederlands', en: 'Engels' },
      },
      rounds: { label: 'Ronden', hint: 'Hoe vaak iedereen luistert.' },
      sorts: {
        label: 'Soorten',
        hint: 'Welke dingen meedoen.',
        value: { beast: 'dieren', tool: 'gereedschap', food: 'eten' },
      },
      decks: { label: 'Stapels', hint: 'Waar de dingen vandaan komen.' },
      taboo: { label: 'Verboden woorden', hint: 'Die mag niemand fluisteren.' },
      house: { label: 'Huiswoorden', hint: 'Daarover wordt gestemd.' },
      askKnown: {
        label: 'Bekende dingen',
        hint: 'Vooraf zegt iedereen wat hij kent.',
        value: { off: 'blijven', on: 'gaan eruit' },
      },
      waiting: {
        label: 'Wie nog ontbreekt',
        hint: 'Wat je bij het wachten ziet.',
        value: { number: 'als getal', names: 'met namen' },
      },
      whisperSeconds: {
        label: 'Tijd om te fluisteren',
        hint: 'Daarna wordt gezwegen.',
        value: { none: 'zonder grens' },
      },
      turnSeconds: {
        label: 'Tijd om te leggen',
        hint: 'Voor het hele trekken en leggen.',
        value: { none: 'zonder grens' },
      },
      first: { label: 'Eerste', hint: 'Wie het eerst luistert.', value: { none: 'toevallig' } },
    },
    rules: { course: { title: 'Verloop', text: 'Iedereen fluistert, een legt.' } },
    event: {
      whisperedYou: 'Je hebt gefluisterd.',
      whispered: '{name} heeft gefluisterd.',
      laidYou: 'Je legt {thing}.',
      laid: '{name} legt {thing}.',
      shown: 'Het woord klonk {n} keer.',
    },
    say: { turn: 'Beurt {n}', hand: 'Jouw dingen: {things}', row: 'In de rij: {things}' },
    ask: { whisper: 'Fluister een woord.', draw: 'Trek een ding.', lay: 'Leg een ding.' },
    grade: {
      heard: 'Samen gehaald: {score}. Jullie hebben elkaar gehoord.',
      lost: 'Samen gehaald: {score}. Jullie zijn elkaar kwijt.',
    },
    setup: { 'too-few-things': 'Er zijn {has} dingen, er zijn er {needs} nodig.' },
    talk: {
      point: '{name} wijst naar {thing}.',
      advise: '{name} raadt aan: {guess}.',
      heavier: 'zwaarder',
      lighter: 'lichter',
      pointAt: 'Naar {thing} wijzen',
      house: 'Het woord "{word}" mag',
      newWord: 'Huiswoord',
      newWordField: 'Woord',
      photo: 'Foto van de rij',
    },
  },
  whisperCharacters: {
    character: {
      shy: { name: 'Verlegen', line: 'Fluistert wat de anderen leuk vinden.' },
      bold: { name: 'Brutaal', line: 'Fluistert wat er net opkomt.' },
    },
  },
  whisperTable: {
    reason: {
      'word-not-in-list': 'Dit woord staat niet in de lijst.',
      'no-advice-now': 'Nu wordt er geen raad gegeven.',
    },
    keys: { lay: 'Enter: leggen' },
  },
}

const english: WhisperWords = {
  whisper: {
    scored: '{n} points | {n} point | {n} points',
    remark: {
      right: { title: 'Good hand', text: 'laid right: {n}' },
      row: { title: 'The row', text: 'things: {n}' },
    },
    level: { gentle: 'Dreams.', easy: 'Guesses.', solid: 'Thinks.', sharp: 'Listens well.' },
    option: {
      mode: {
        label: 'Mode',
        hint: 'Against each other or together.',
        value: { contest: 'contest', together: 'together' },
      },
      goal: {
        label: 'Goal',
        hint: 'How many points a turn it takes.',
        value: { near: 'near', far: 'far' },
      },
      language: {
        label: 'Language',
        hint: 'In which all whisper.',
        value: { de: 'German', nl: 'Dutch', en: 'English' },
      },
      rounds: { label: 'Rounds', hint: 'How often everybody listens.' },
      sorts: {
        label: 'Sorts',
        hint: 'Which things are in.',
        value: { beast: 'beasts', tool: 'tools', food: 'food' },
      },
      decks: { label: 'Decks', hint: 'Where the things come from.' },
      taboo: { label: 'Taboo words', hint: 'Nobody may whisper them.' },
      house: { label: 'House words', hint: 'They are voted for.' },
      askKnown: {
        label: 'Known things',
        hint: 'Everybody says before what he knows.',
        value: { off: 'stay', on: 'go out' },
      },
      waiting: {
        label: 'Who is missing',
        hint: 'What is seen of it.',
        value: { number: 'as a number', names: 'by name' },
      },
      whisperSeconds: {
        label: 'Time to whisper',
        hint: 'Then it is hush.',
        value: { none: 'no limit' },
      },
      turnSeconds: {
        label: 'Time to lay',
        hint: 'For both draws and the laying.',
        value: { none: 'no limit' },
      },
      first: { label: 'First', hint: 'Who listens first.', value: { none: 'at random' } },
    },
    rules: { course: { title: 'Course', text: 'All whisper, one lays.' } },
    event: {
      whisperedYou: 'You have whispered.',
      whispered: '{name} has whispered.',
      laidYou: 'You lay {thing}.',
      laid: '{name} lays {thing}.',
      shown: 'The word was heard {n} times.',
    },
    say: { turn: 'Turn {n}', hand: 'Your things: {things}', row: 'In the row: {things}' },
    grade: {
      heard: 'Your team’s score: {score}. You heard each other.',
      lost: 'Your team’s score: {score}. You lost each other.',
    },
    setup: { 'too-few-things': 'There are {has} things, {needs} are needed.' },
    ask: { whisper: 'Whisper a word.', draw: 'Draw a thing.', lay: 'Lay a thing.' },
    talk: {
      point: '{name} points at {thing}.',
      advise: '{name} advises: {guess}.',
      heavier: 'heavier',
      lighter: 'lighter',
      pointAt: 'Point at {thing}',
      house: 'The word "{word}" counts',
      newWord: 'House word',
      newWordField: 'Word',
      photo: 'Photo of the row',
    },
  },
  whisperCharacters: {
    character: {
      shy: { name: 'Shy', line: 'Whispers what the others like.' },
      bold: { name: 'Bold', line: 'Whispers whatever comes to mind.' },
    },
  },
  whisperTable: {
    reason: {
      'word-not-in-list': 'This word is not in the list.',
      'no-advice-now': 'Nobody gives advice now.',
    },
    keys: { lay: 'Enter: lay' },
  },
}

/** The words by language. */
export const WHISPER_WORDS: Readonly<Record<Language, WhisperWords>> = {
  de: german,
  nl: dutch,
  en: english,
}
