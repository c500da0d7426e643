/** The words of `npm start`: those of a host, and how it comes before the player. Read before anything is started. */
import { HOST_FLAGS, readHostWish } from '../system/hostFlags'
import { formatHelp, parseArguments } from '../system/parseArguments'

const FLAGS = {
  browser: { help: 'play in the browser, whether or not the desktop app could start' },
  'no-open': { help: 'print the address only, open no browser' },
  ...HOST_FLAGS,
  help: { help: 'this text' },
} as const

const USAGE = 'npm start [-- flags]'
const ABOUT = 'Starts the desktop app or, where it cannot run, the same app in the browser.'

/** What is to be done. */
export type StartWish =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly sentence: string }
  | {
      readonly kind: 'start'
      readonly isBrowserWanted: boolean
      readonly opensBrowser: boolean
      /** The words for the host itself, alike for app and browser version. */
      readonly hostWords: readonly string[]
    }

/** Reads the words of `npm start`. */
export function readStartWords(words: readonly string[]): StartWish {
  const flags = parseArguments(words, FLAGS)
  if (!flags.ok) return { kind: 'mistake', sentence: flags.error }
  if (flags.value.has('help')) return { kind: 'help', text: formatHelp(USAGE, ABOUT, FLAGS) }
  const wish = readHostWish(flags.value)
  if (!wish.ok) return { kind: 'mistake', sentence: wish.error }
  return {
    kind: 'start',
    isBrowserWanted: flags.value.has('browser'),
    opensBrowser: !flags.value.has('no-open'),
    hostWords: words.filter((word) => word !== '--browser' && word !== '--no-open'),
  }
}
