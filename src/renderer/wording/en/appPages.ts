/** What rules, settings and the other pages say, in English. */
import type { AppPagesWords } from '../de/appPages'

/** English words. */
export const appPages: AppPagesWords = {
  rules: {
    cards: 'The cards',
    search: 'Search the rules',
    found: 'Nothing found | Found in one place | Found in {n} places',
    options: 'What you can set at the table',
    usual: '{label} (usual)',
    here: 'At this table: {label}',
  },
  settings: {
    remembered: 'What this device remembers',
    rememberedHint:
      'Some games begin with what you have not seen yet. What you have seen is stored on this device only; the table learns of it when the cards are shuffled.',
    forget: '{game}: forget everything',
    title: 'Settings',
    language: 'Language',
    languages: { de: 'Deutsch', nl: 'Nederlands', en: 'English' },
    theme: 'Theme',
    themes: { system: 'same as system', light: 'day', dark: 'evening' },
    text: 'Text size',
    texts: { small: 'small', normal: 'normal', large: 'large', larger: 'very large' },
    contrast: 'High contrast',
    motion: 'Motion',
    motions: { full: 'normal', fast: 'fast', off: 'off' },
    motionHint:
      'When read aloud, this sets the pauses between sentences; with “off”, everything comes at once.',
    sound: 'Sounds',
    volume: 'Volume',
    listen: 'Listen to the sounds',
    sounds: {
      card: 'Card laid',
      slap: 'Card slapped down',
      slide: 'Pile pushed across',
      riffle: 'Shuffle',
      turnOver: 'Card turned over',
      stampRight: 'Stamp: right',
      stampWrong: 'Stamp: wrong',
      success: 'Success',
      setback: 'Setback',
      lid: 'Chest',
      gem: 'Gems and points',
      message: 'Message',
      turn: 'Your turn',
      together: 'Everybody is asked',
      roundEnd: 'End of a round',
      matchEnd: 'End of a match',
      applause: 'Applause',
    },
    vibration: 'Vibrate when it is my turn',
    vibrationHint: 'Only on devices that can, and only while this page is in the background.',
    keys: 'Single keys at the table',
    keysHint:
      'Letters read out your hand, the table and the score; in some games they also do things. The question mark lists all the keys of the game.',
    truth: 'Show me what would be honest',
    truthHint:
      'In Tom’s Time Bluff: which cards fit a pile, and before you lay, whether it is a bluff. Only you see and hear it.',
  },
  origin: {
    title: 'The printed game',
    authors: '“{title}” was designed by {authors}.',
    unknown: 'The printed rules of “{title}” do not say who designed it.',
    publisher: 'Published by {publisher}.',
    after: 'We follow the rules as told by {after}.',
    independent:
      'Stammtisch is an independent program. Designers and publishers have no part in it; texts, pictures and sounds are our own.',
    untitled: 'A game without a title; the printed rules do not say who designed it.',
  },
  about: {
    title: 'About Stammtisch',
    version: 'Version {version}',
    text: 'Free software under the MIT licence. Everything stays on your network: no accounts, no internet, no ads.',
    fonts:
      'Typefaces: Vollkorn and Alfa Slab One (SIL Open Font License 1.1). Cards, pictures and sounds are our own.',
  },
  keys: {
    hint: 'The question mark lists all the keys.',
    title: 'Keys',
    help: 'Question mark: this help',
    repeat: 'R: the last event again',
    chat: 'C: join the chat',
    hand: 'H: read out my hand',
    options: 'L: what can I do?',
    table: 'T: what is on the table?',
    standing: 'S: what is the score?',
    waiting: 'W: who are we waiting for?',
    move: 'Tab moves through everything, arrow keys through the hand, Enter chooses, Escape takes back.',
  },
}
