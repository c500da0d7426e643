/** Which rules of Die Tafelrunde 2 each paragraph of the rules in the window tells. */
import type { RuleNumbers } from '../../gameTable'

/** By chapter and paragraph, as their words are called. */
export const tafelrundeRuleNumbers: RuleNumbers = {
  chapter1: {
    text1: ['TR-36', 'TR-40'],
    text2: ['TR-02', 'TR-03', 'TR-04', 'TR-40'],
  },
  chapter2: {
    text1: ['TR-05'],
    text2: ['TR-11', 'TR-12', 'TR-41'],
    text3: ['TR-13'],
  },
  chapter3: {
    text1: ['TR-15', 'TR-17', 'TR-42'],
    text2: ['TR-19', 'TR-20', 'TR-42'],
    text3: ['TR-16', 'TR-18', 'TR-42'],
  },
  chapter4: {
    text1: ['TR-30', 'TR-31', 'TR-43'],
    text2: ['TR-32', 'TR-44'],
  },
  chapter5: {
    text1: ['TR-09', 'TR-21'],
    text2: ['TR-22'],
    text3: ['TR-26'],
    text4: ['TR-27'],
  },
  chapter6: {
    text1: ['TR-07', 'TR-36'],
  },
}
