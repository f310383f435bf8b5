import { doing } from './doing.ts'
import { people } from './people.ts'
import { things } from './things.ts'

/**
 * Hindi and Marathi words of work: by word, the English word that a job advertisement would use. So a résumé in one
 * language and an advertisement in another share words.
 *
 * A line of the lists beside this file is `english: word, word`. On the left is one plain English word; on the right
 * are its words in Devanagari and as people type them in Latin letters, and English words as they are written in
 * Devanagari. Words are in their base form: `termOf` cuts off endings and `foldWord` reduces spellings to one. A form
 * is listed only if its stem changes (`दूध, दुध`). To add a word, add it to its line, or a line to the list it belongs
 * to. A word is on one line only; a word that often means something else is on none.
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
