import { doing } from './doing.ts'
import { people } from './people.ts'
import { things } from './things.ts'

/**
 * The words of work in Hindi and Marathi: by word, the English word that a job advertisement would use. So a résumé in
 * one language and an advertisement in another share words.
 *
 * A line of the lists beside this file is `english: word, word`. Left stands one plain English word; right its words in
 * Devanagari and as people type them in Latin letters, and English ones as they are written in Devanagari. Words stand
 * in their base form: endings are cut off by `termOf`, spellings brought together by `foldWord`; a form is named only
 * where the stem changes (`दूध, दुध`). To add a word, add it to its line, or a line to the list it belongs to. A word
 * stands on one line only; one that often means something else stands on none.
 */
export const glossary: ReadonlyMap<string, string> = new Map(
	[people, things, doing].flatMap((lines) =>
		lines
			.trim()
			.normalize('NFC')
			.split('\n')
			.flatMap((line) => {
				const [english = '', words = ''] = line.split(': ')
				return words.split(', ').map((word): [string, string] => [word, english])
			}),
	),
)
