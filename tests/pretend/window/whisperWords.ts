/** What Whisper says in the window, in three languages. */
import type { Language } from '../../../src/engine/language'

const german = {
  whisper: {
    level: { easy: 'Rät.', solid: 'Überlegt.', sharp: 'Hört hin.' },
    grade: { heard: 'Ihr habt einander gehört.', lost: 'Ihr habt einander verloren.' },
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
      joined: ', ',
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
  ...german,
  whisper: {
    ...german.whisper,
    grade: { heard: 'Jullie hebben elkaar gehoord.', lost: 'Jullie zijn elkaar kwijt.' },
    setup: { 'too-few-things': 'Er zijn {has} dingen, er zijn er {needs} nodig.' },
    talk: {
      point: '{name} wijst naar {thing}.',
      advise: '{name} raadt aan: {guess}.',
      heavier: 'zwaarder',
      lighter: 'lichter',
      pointAt: 'Naar {thing} wijzen',
      house: 'Het woord "{word}" mag',
      newWord: 'Huiswoord',
    },
  },
}

const english: WhisperWords = {
  ...german,
  whisper: {
    ...german.whisper,
    grade: { heard: 'You heard each other.', lost: 'You lost each other.' },
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
