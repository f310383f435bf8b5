import { wordPattern } from './fold.ts'
import { personalWords } from './stop-words.ts'

/** A text without the words of what a person is (gender, religion, caste, family, age): nothing may rank by them. */
export function withoutPersonalWords(text: string): string {
	return text.replaceAll(wordPattern, (word) => (personalWords.has(word.toLowerCase()) ? '' : word))
}
