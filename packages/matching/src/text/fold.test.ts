import { expect, test } from 'vitest'
import { foldedWordsOf, foldWord, wordsOf } from './fold.ts'

test.each([
	['पुणे', 'Pune'],
	['Poone', 'Pune'],
	['दीपक', 'Deepak'],
	['Dipak', 'Deepak'],
	['नागपूर', 'Nagpur'],
	['महाराष्ट्र', 'Maharashtra'],
	['Vikas', 'Vikaas'],
	['Waman', 'Vaman'],
	['José', 'Jose'],
	['Ganesha', 'Ganesh'],
])('%s and %s are one word', (one, other) => {
	expect(foldWord(one)).toBe(foldWord(other))
})

test.each([
	['C', 'C++'],
	['Java', 'JavaScript'],
	['Ravi', 'Rani'],
	['React', 'Reactor'],
])('%s and %s are two words', (one, other) => {
	expect(foldWord(one)).not.toBe(foldWord(other))
})

test('signs that belong to a word are kept', () => {
	expect(wordsOf('C++, C# and .NET; Node.js (R)')).toEqual(['C++', 'C#', 'and', '.NET', 'Node.js', 'R'])
	expect(foldedWordsOf('Node.js')).toContain('js')
})
