import { foldWord, wordsOf } from '@profile-search/matching/text/fold'

/** One spelling for all spellings of a name: case, hyphens, accents and scripts do not count. */
export function keyOf(label: string) {
	return wordsOf(label.replaceAll(/[-/]/g, ' ')).map(foldWord).join(' ') || label.toLowerCase()
}

/** Without line breaks and control characters. */
export function tidy(label: string) {
	return label.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Begins with a capital letter, as our names do: `manage staff` is Manage staff; `iOS` stays. */
export function capitalised(name: string) {
	return /^\p{Ll}+(?= |$)/u.test(name) ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name
}
