import { createInstance } from 'i18next'
import en from './en.json'

declare module 'i18next' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- i18next learns the keys by merging its interface
	interface CustomTypeOptions {
		defaultNS: 'translation'
		resources: { translation: typeof en }
	}
}

/** The texts of the site. */
export const i18n = createInstance()

void i18n.init({
	lng: 'en',
	fallbackLng: 'en',
	resources: { en: { translation: en } },
	interpolation: { escapeValue: false },
	initAsync: false,
})
