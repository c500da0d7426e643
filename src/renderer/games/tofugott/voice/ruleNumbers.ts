/** Which rules of Tofugott each paragraph of the rules in the window tells. */
import type { RuleNumbers } from '../../gameTable'

/** By chapter and paragraph, as their words are called. */
export const tofugottRuleNumbers: RuleNumbers = {
  chapter1: {
    text2: ['TG-01', 'TG-33'],
    text3: ['TG-23'],
  },
  chapter2: {
    text1: ['TG-03', 'TG-04', 'TG-34'],
    text2: ['TG-06', 'TG-07'],
  },
  chapter3: {
    text1: ['TG-08', 'TG-09', 'TG-35'],
    text2: ['TG-10', 'TG-11'],
    text3: ['TG-32', 'TG-28'],
  },
  chapter4: {
    text1: ['TG-13', 'TG-14'],
    text2: ['TG-15'],
    text3: ['TG-12', 'TG-36'],
  },
  chapter5: {
    text1: ['TG-16'],
    text2: ['TG-17'],
    text3: ['TG-18'],
  },
  chapter6: {
    text1: ['TG-22', 'TG-31'],
    text2: ['TG-21'],
    text3: ['TG-24'],
  },
  chapter7: {
    text1: ['TG-02', 'TG-05', 'TG-30'],
  },
}
