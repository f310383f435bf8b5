import { expect, test } from 'vitest'
import { checkAnswers, type Question } from './check-answers.ts'

const plain = { choices: [], isRequired: true, isKnockOut: false, wanted: null }
const questions: Question[] = [
	{ ...plain, id: 'a', position: 0, text: 'A licence?', kind: 'yes_no', isKnockOut: true, wanted: 'yes' },
	{ ...plain, id: 'b', position: 1, text: 'Years?', kind: 'number', isKnockOut: true, wanted: '3' },
	{
		...plain,
		id: 'c',
		position: 2,
		text: 'Shift?',
		kind: 'choice',
		choices: ['day', 'night'],
		isRequired: false,
	},
	{ ...plain, id: 'd', position: 3, text: 'Why?', kind: 'text', isRequired: false },
]

function answers(given: Record<string, string>) {
	return Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }))
}

test('answers are stored with the present wording of the question, and one that fails a requirement is marked', () => {
	expect(checkAnswers(questions, answers({ a: 'no', b: '2.5', c: 'night' }))).toEqual([
		{ position: 0, question: 'A licence?', answer: 'no', isKnockedOut: true },
		{ position: 1, question: 'Years?', answer: '2.5', isKnockedOut: true },
		{ position: 2, question: 'Shift?', answer: 'night', isKnockedOut: false },
	])
	expect(checkAnswers(questions, answers({ a: 'yes', b: '3' })).map((each) => each.isKnockedOut)).toEqual([
		false,
		false,
	])
})

test.each([
	[{ b: '3' }, { 'answers.a': 'hiringRefusals.answerThis' }],
	[{ a: 'perhaps', b: '3' }, { 'answers.a': 'hiringRefusals.answerYesNo' }],
	[{ a: 'yes', b: 'three' }, { 'answers.b': 'hiringRefusals.enterNumber' }],
	[{ a: 'yes', b: '3', c: 'noon' }, { 'answers.c': 'hiringRefusals.chooseOne' }],
	[{ a: 'yes', b: '3', x: 'of old' }, { answers: 'hiringRefusals.loadQuestions' }],
])('the answers %j are refused with an explanation, each at its question', (given, fields) => {
	expect(() => checkAnswers(questions, answers(given))).toThrow(expect.objectContaining({ fields }))
})
