import { wordPattern } from '../fold.ts'
import { personalWords } from './stop-words.ts'

/** A text without words for personal traits (gender, religion, caste, family, age), which nothing may rank by. */
export function withoutPersonalWords(text: string): string {
	return text.replaceAll(wordPattern, (word) => (personalWords.has(word.toLowerCase()) ? '' : word))
}
