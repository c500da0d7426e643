/** Which rules of Tijdlijn each paragraph of the rules in the window tells. */
import type { RuleNumbers } from '../../gameTable'

/** By chapter and paragraph, as their words are called. */
export const tijdlijnRuleNumbers: RuleNumbers = {
  chapter1: {
    text1: ['TL-05', 'TC-14'],
    text2: ['TL-02', 'TL-04', 'TC-11'],
  },
  chapter2: {
    text1: ['TL-07'],
    text2: ['TL-06', 'TL-07', 'TL-08', 'TL-09', 'TL-10', 'TL-11'],
    text3: ['TL-12', 'TL-13', 'TL-15'],
    text4: ['TL-16', 'TL-21'],
  },
  chapter3: {
    text1: ['TL-19', 'TL-20'],
    text2: ['TL-17', 'TL-18'],
  },
  chapter4: {
    text1: ['TL-15', 'TL-17', 'TL-24'],
    text2: ['TL-25', 'TL-26'],
    text3: ['TL-27'],
  },
  chapter5: {
    text1: ['TC-03', 'TC-05'],
    text2: ['TC-04', 'TC-10'],
    text3: ['TC-06', 'TC-07', 'TC-08', 'TC-09'],
    text4: ['TC-17', 'TC-16'],
  },
  chapter6: {
    text2: ['TL-31'],
    text3: ['TL-28'],
    text4: ['TL-29', 'TL-30'],
  },
}

/** Chapters that hold in one mode alone (TL-…, TC-…). */
export const tijdlijnChaptersWhen = {
  chapter2: { mode: ['co-operative'] },
  chapter3: { mode: ['co-operative'] },
  chapter4: { mode: ['co-operative'] },
  chapter5: { mode: ['competitive'] },
} as const
