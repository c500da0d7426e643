/** Which rules of Buchstabenbluff each paragraph of the rules in the window tells. */
import type { RuleNumbers } from '../../gameTable'

/** By chapter and paragraph, as their words are called. */
export const buchstabenbluffRuleNumbers: RuleNumbers = {
  chapter1: {
    text2: ['BB-02', 'BB-03', 'BB-35'],
    text3: ['BB-01', 'BB-29'],
  },
  chapter2: {
    text1: ['BB-04', 'BB-05'],
    text2: ['BB-06', 'BB-07', 'BB-08'],
    text3: ['BB-22', 'BB-33'],
    text4: ['BB-21'],
  },
  chapter3: {
    text1: ['BB-10', 'BB-11', 'BB-12'],
    text2: ['BB-10'],
    text3: ['BB-34'],
    text4: ['BB-13'],
    text5: ['BB-32'],
  },
  chapter4: {
    text1: ['BB-15'],
    text2: ['BB-09', 'BB-14', 'BB-20'],
    text3: ['BB-16'],
    text4: ['BB-17', 'BB-18', 'BB-19', 'BB-25'],
    text5: ['BB-30'],
  },
  chapter5: {
    text1: ['BB-24'],
    text2: ['BB-23'],
    text3: ['BB-26'],
  },
  chapter6: {
    text1: ['BB-27', 'BB-28', 'BB-31'],
    text2: ['BB-14'],
    text3: ['BB-36'],
  },
}
