import { language, textsIn } from '#runtime'
import type { Texts } from './catalogues/read-catalogues.ts'

/** Adds texts in the language of this page, which have come with a script that uses them. */
export function addTexts(added: Texts) {
	merge(textsIn(language()), added)
}

function merge(into: Texts, added: Texts) {
	for (const [name, value] of Object.entries(added)) {
		const present = into[name]
		if (typeof value === 'object' && typeof present === 'object') merge(present, value)
		else into[name] = value
	}
}
