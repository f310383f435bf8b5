import { foldWord, wordsOf } from '@profile-search/matching/text/fold'

/** Reduces all spellings of a name to one: case, hyphens, accents and scripts are ignored. */
export function keyOf(label: string) {
	return wordsOf(label.replaceAll(/[-/]/g, ' ')).map(foldWord).join(' ') || label.toLowerCase()
}

/** Removes line breaks and control characters. */
export function tidy(label: string) {
	return label.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Capitalises the first letter, as in the reference files: `manage staff` becomes Manage staff; `iOS` stays. */
export function capitalised(name: string) {
	return /^\p{Ll}+(?= |$)/u.test(name) ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name
}
