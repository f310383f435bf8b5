import { t } from './translate.ts'

const texts = { t }

/** The texts for a component: the same function for all, since the site speaks one language at a time. */
export function useTranslation() {
	return texts
}
