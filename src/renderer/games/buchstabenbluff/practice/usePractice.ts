/** One hand to practise with: asked of the host, with hints one by one and words that are tried. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { computed, ref, shallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Language } from '../../../../engine/basics/language'
import {
  dailySeed,
  HINTS,
  isPracticeAnswer,
  type PracticeAnswer,
  type PracticeRating,
} from '../../../../games/buchstabenbluff/outside/practice'
import { useRefusal } from '../../../commands/useRefusal'
import { useSettings } from '../../../stores/settings'
import { useTable } from '../../../stores/table'
import { dayOf } from './diary'
import { useDiary } from './useDiary'

/** Which hands there are: that of the day, and any other. */
export const HANDS = ['daily', 'own'] as const
/** Which hand. */
export type HandKind = (typeof HANDS)[number]

/** A hand by what names it. */
interface HandName {
  readonly language: Language
  readonly seed: string
  /** Of a day's hand. */
  readonly day?: string
}

/** A word that counted. */
export type TriedWord = OfKind<PracticeRating, 'rated'>

function ownSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}

function nameHand(kind: HandKind, language: Language): HandName {
  if (kind === 'own') return { language, seed: ownSeed() }
  const day = dayOf(new Date())
  return { language, seed: dailySeed(day), day }
}

/** Practising at the host of this window. */
export function usePractice() {
  const { t } = useI18n()
  const { settings } = useSettings()
  const store = useTable()
  const { refusalOf } = useRefusal()
  const { diary, note } = useDiary()
  const language = ref<Language>(settings.language)
  const kind = ref<HandKind>('daily')
  const name = shallowRef(nameHand(kind.value, language.value))
  const answer = shallowRef<PracticeAnswer>()
  const tried = shallowRef<readonly TriedWord[]>([])
  const problem = ref('')
  const hints = computed(() => answer.value?.hints ?? [])

  async function ask(wanted: number, word?: string): Promise<PracticeAnswer | undefined> {
    const asked = name.value
    const question = { language: asked.language, seed: asked.seed, hints: wanted }
    const answered = await store.command({
      kind: 'practise',
      game: 'buchstabenbluff',
      question: word === undefined ? question : { ...question, word },
    })
    // Another hand may have been taken up meanwhile.
    if (asked !== name.value) return undefined
    const got = answered.ok && isPracticeAnswer(answered.practice) ? answered.practice : undefined
    problem.value = got ? '' : refusalOf(answered) || t('buchstabenbluffPractice.silence')
    if (got && got.hints.length >= hints.value.length) answer.value = got
    return got
  }

  /** Takes up another hand; the answer is there when it lies on the table. */
  async function begin(): Promise<PracticeAnswer | undefined> {
    name.value = nameHand(kind.value, language.value)
    answer.value = undefined
    tried.value = []
    return ask(0)
  }

  /** The next hint. */
  async function hint() {
    const got = await ask(Math.min(hints.value.length + 1, HINTS))
    return got?.hints.at(-1)
  }

  function noteWord(rated: TriedWord): void {
    const others = tried.value.filter(({ word }) => word !== rated.word)
    tried.value = [...others, rated].sort((one, other) => other.value - one.value)
    const { day, language: of } = name.value
    if (day === undefined) return
    const { word, value, best } = rated
    note(of, { day, word, value, best, hints: hints.value.length })
  }

  /** What a word is worth. */
  async function lay(word: string): Promise<PracticeRating | undefined> {
    const rating = (await ask(hints.value.length, word))?.rating
    if (rating?.kind === 'rated') noteWord(rating)
    return rating
  }

  /** What is kept of this day in this language. */
  const page = computed(() => diary.value[name.value.language])
  return { language, kind, name, answer, hints, tried, problem, page, begin, hint, lay }
}
