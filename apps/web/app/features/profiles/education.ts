import { i18n } from '#text/i18n.ts'

type Education = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The Indian name of a level of education. */
export function education(level: number) {
	return i18n.t(`values.education.${Math.min(8, Math.max(0, Math.round(level))) as Education}`)
}
