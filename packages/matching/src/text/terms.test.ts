import { expect, test } from 'vitest'
import { termOf } from './terms.ts'
import { termsOf } from './tokens.ts'

test('a résumé in Marathi shares words with an advertisement in English', () => {
	expect(termsOf('रुग्णालयात नर्स').toSorted()).toEqual(termsOf('nurse in a hospital').toSorted())
})

test.each([
	['शाळेत', 'school'],
	['शाळांमध्ये', 'school'],
	['shala', 'school'],
	['शेतकऱ्यांना', 'farmer'],
	['विद्यार्थ्यांची', 'students'],
	['दुधाचे', 'milk'],
	['मरीज़ों', 'patients'],
	['गाड़ियों', 'vehicles'],
	['दुकानों', 'shop'],
	['davakhana', 'hospital'],
	['Shikshak', 'teacher'],
	['इंजेक्शन्स', 'injections'],
	['संगणकावर', 'computer'],
])('%s and %s are one term', (one, other) => {
	expect(termOf(one)).toBe(termOf(other))
})

test.each(['Sonar', 'chat', 'pan', 'fail', 'full', 'soot'])('%s stays an English word', (word) => {
	expect(termOf(word)).toBe(word.toLowerCase())
})

test('words that say nothing about work do not count', () => {
	expect(termsOf('मी काम करना है 1998 महिला')).toEqual([])
})
