import { expect, test } from 'vitest'
import { personalWords, stopWords } from '../ignored/stop-words.ts'
import { doing } from './doing.ts'
import { glossary } from './glossary.ts'
import { people } from './people.ts'
import { things } from './things.ts'

const lines = [people, things, doing].flatMap((list) => list.trim().split('\n'))

test('a line is one English word and its words in Devanagari or Latin letters', () => {
	const strange = lines.filter(
		(line) => !/^[a-z]+: (?:[\u0900-\u097f]+|[a-z]+)(?:, (?:[\u0900-\u097f]+|[a-z]+))*$/.test(line),
	)
	expect(strange).toEqual([])
	expect(lines.length).toBeGreaterThanOrEqual(450)
})

test('no word is listed twice', () => {
	const words = lines.flatMap((line) => line.split(/: |, /)).map((word) => word.normalize('NFC'))
	expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test('no word of the glossary is a stop word or a personal word', () => {
	const unheard = [...glossary].flat().filter((word) => stopWords.has(word) || personalWords.has(word))
	expect(unheard).toEqual([])
})
