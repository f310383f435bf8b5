import { expect, test } from 'vitest'
import { createJob, createKnowledge, createPerson } from '../../testing.ts'
import { createLexicon } from '../../text/lexicon.ts'
import { tellingSentence } from './text-similarity.ts'

const lexicon = createLexicon({ skills: [], professions: [], places: [], languages: [] }, [
	{ title: '', body: 'night ward injections' },
	{ title: '', body: 'ward rounds, kitchen and garden' },
	{ title: '', body: 'kitchen work' },
])
const knowledge = createKnowledge({ lexicon })
const job = createJob({ text: { title: 'Nurse', body: 'Injections at night in the ward. Kitchen.' } })

function quoted(body: string) {
	return tellingSentence(createPerson({ text: { title: '', body } }), job, knowledge)
}

test('the sentence whose words earn most is quoted', () => {
	expect(quoted('I cook in the kitchen of a ward. I gave injections at night in the ward. I sing.')).toBe(
		'I gave injections at night in the ward.',
	)
	expect(quoted('Kitchen help\nNight ward, injections\nWard, ward, ward, ward')).toBe(
		'Night ward, injections',
	)
})

test('one word in common is not quoted, however often it is said', () => {
	expect(quoted('In the ward. I left the ward and came back to the ward.')).toBeUndefined()
	expect(quoted('I drive.')).toBeUndefined()
	expect(tellingSentence(createPerson({}), job, knowledge)).toBeUndefined()
})

test('what counts for nothing is not quoted', () => {
	expect(quoted('My hobbies are night walks, the ward and injections. I drive.')).toBeUndefined()
})
