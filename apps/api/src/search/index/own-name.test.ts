import { createCandidate, createWorkEntry } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { listPersonDocuments } from './documents.ts'
import { withoutWords } from './rules.ts'

/** Surnames that are crafts, in Latin letters and Devanagari. */
const surnames = [
	['Sutar', 'सुतार'],
	['Lohar', 'लोहार'],
	['Mali', 'माली'],
	['Kumbhar', 'कुंभार'],
	['Gavli', 'गवळी'],
	['Sonar', 'सोनार'],
	['Darji', 'दर्जी'],
	['Dhobi', 'धोबी'],
	['Teli', 'तेली'],
	['Mistri', 'मिस्त्री'],
] as const

test('the own name is left out of the text in the script of the account and in the other', () => {
	for (const [latin, devanagari] of surnames) {
		for (const known of [latin, devanagari])
			for (const written of [latin, devanagari, latin.toUpperCase()])
				expect(withoutWords(`${written}, 5 years`, [known.toLowerCase()]), `${known}, ${written}`).toBe(
					', 5 years',
				)
	}
})

test('a person who is called Ramesh Sutar is not taken for a carpenter in any script', async () => {
	await using fresh = await freshDb()
	const { id } = await createCandidate(fresh.db, {
		account: { firstName: 'Ramesh', lastName: 'Sutar' },
		headline: 'रमेश सुतार, driver',
		summary: 'I am Ramesh Sutar and drive a truck. Reference: John Carpenter, Patil Transport.',
	})
	await createWorkEntry(fresh.db, { candidateId: id, title: 'Driver', description: 'सुतार रमेश' })

	const [document] = await listPersonDocuments(fresh.db, [id])

	expect(JSON.stringify(document?.text)).not.toMatch(/sutar|ramesh|सुतार|रमेश/i)
	expect(document?.text?.title).toContain('driver')
})
