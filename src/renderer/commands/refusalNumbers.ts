/** The limits that the words of a refusal name. */
import { LEAST_PASSWORD, LONGEST_NAME } from '../../engine/basics/text'
import { MOST_TABLES_BY_ADDRESS, type Refusal } from '../../protocol/terms'

const NUMBERS: Partial<Record<Refusal, Readonly<Record<string, number>>>> = {
  'too-many-of-yours': { most: MOST_TABLES_BY_ADDRESS },
  'password-too-short': { least: LEAST_PASSWORD },
  'name-not-allowed': { most: LONGEST_NAME },
}

/** What is put into the words of a refusal that comes alone, without the option it is about. */
export function refusalNumbers(refusal: Refusal): Readonly<Record<string, number | string>> {
  return { allowed: '', ...NUMBERS[refusal] }
}
