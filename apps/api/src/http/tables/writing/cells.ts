import type { NameOf } from '@profile-search/contract/platform/names'
import { t } from '@profile-search/text/translate'
import type { TableNames } from '../values/names.ts'

/** A list that is read as one, also when its only part has a comma. */
export function listed(parts: string[]) {
	const [only = ''] = parts
	return parts.length === 1 && only.includes(',') ? `${only};` : parts.join('; ')
}

/** Months as years, with as many digits as lead back to them. */
export function yearsOf(months: number | null) {
	return months === null ? null : Math.round((months / 12) * 100) / 100
}

/** A level of education as the form names it. */
export function educationOf(level: number | null) {
	return level === null
		? null
		: t(`values.education.${String(level) as '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'}`)
}

/** Languages, each with its level in brackets if it has one. */
export function languagesOf(languages: { name: string; level: number | null }[], nameOf: NameOf) {
	return listed(
		languages.map(({ name, level }) => {
			const shown = nameOf('language', name)
			if (level === null) return shown
			return `${shown} (${t(`values.languageCode.${String(level) as '1' | '2' | '3' | '4' | '5' | '6'}`)})`
		}),
	)
}

type Town = { id: number; name: string; state: string }

/** A town, with its state in brackets where the name alone would lead to another one. */
export function townOf({ id, name, state }: Town, names: TableNames, nameOf: NameOf) {
	const shown = nameOf('place', name)
	return names.place(shown).id === id ? shown : `${name} (${state})`
}
