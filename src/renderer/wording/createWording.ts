/** The wording of one window, and changing its language. */
import { createI18n } from 'vue-i18n'
import type { Language } from '../../protocol/messages'
import { CATALOGUE, type Wording } from './catalogue'

/** The wording in `language`, for the app to use. */
export function createWording(language: Language) {
  return createI18n<[Wording], Language, false>({
    legacy: false,
    locale: language,
    fallbackLocale: 'en',
    messages: { de: CATALOGUE.de, nl: CATALOGUE.nl, en: CATALOGUE.en },
  })
}
