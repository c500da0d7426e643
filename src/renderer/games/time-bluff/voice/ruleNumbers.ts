/** Which rules of Tom’s Time Bluff each paragraph of the rules in the window tells. */
import type { RuleNumbers } from '../../gameTable'

/** By chapter and paragraph, as their words are called. */
export const timeBluffRuleNumbers: RuleNumbers = {
  chapter1: {
    text1: ['TB-68'],
    text2: ['TB-91'],
    text3: ['TB-01', 'TB-02', 'TB-03', 'TB-90'],
  },
  chapter2: {
    text1: ['TB-10'],
    text2: ['TB-10', 'TB-16', 'TB-91'],
    text3: ['TB-18'],
    text4: ['TB-45', 'TB-46', 'TB-47', 'TB-86'],
    text5: ['TB-11', 'TB-12', 'TB-13'],
  },
  chapter3: {
    text1: ['TB-50'],
    text2: ['TB-52'],
    text3: ['TB-51', 'TB-52'],
    text4: ['TB-17', 'TB-25', 'TB-52', 'TB-53'],
    text5: ['TB-57', 'TB-58'],
  },
  chapter4: {
    text1: ['TB-20', 'TB-89'],
    text2: ['TB-21', 'TB-22', 'TB-23'],
    text3: ['TB-14'],
  },
  chapter5: {
    text1: ['TB-70', 'TB-84'],
    text2: ['TB-71', 'TB-79'],
    text3: ['TB-70', 'TB-76'],
    text4: ['TB-72'],
  },
  chapter6: {
    text1: ['TB-15', 'TB-30', 'TB-31'],
    text2: ['TB-34'],
    text3: ['TB-35'],
    text4: ['TB-38', 'TB-40'],
    text5: ['TB-37'],
    text6: ['TB-33'],
  },
  chapter7: {
    text1: ['TB-49', 'TB-60'],
    text2: ['TB-60'],
    text3: ['TB-80', 'TB-82', 'TB-87'],
    text4: ['TB-53', 'TB-69'],
  },
  chapter8: {
    text1: ['TB-66', 'TB-92'],
    text2: ['TB-67'],
  },
  chapter9: {
    text1: ['TB-91'],
    text2: ['TB-20', 'TB-22'],
    text3: ['TB-36'],
  },
}
