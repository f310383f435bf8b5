import { expect, test } from 'vitest'
import { changedFields, partDraft } from './part-draft.ts'
import type { ProfileValues } from './profile-form.ts'

const empty: ProfileValues = {
	headline: ' ',
	summary: '',
	professionId: null,
	preferredProfessionIds: [],
	skills: [],
	years: null,
	months: null,
	education: null,
	fieldOfStudy: '',
	languages: [],
	placeId: null,
	placeName: '',
	preferredPlaces: [],
	willingToMove: false,
	workModes: [],
	expectedPay: null,
	isPayShown: false,
	noticeDays: null,
	mobileNumber: '',
	whatsappNumber: '',
	birthDate: '',
	linkedinUrl: '',
	address: '',
	links: '',
	visibility: 'members',
}

test('an empty field that a whole profile needs is left out, since it would be refused', () => {
	expect(partDraft(empty, ['headline', 'skills', 'experienceMonths', 'fieldOfStudy'])).toEqual({
		fieldOfStudy: '',
	})
})

test('an empty field that may be empty is sent, so that it can be emptied', () => {
	expect(partDraft(empty, ['expectedPay', 'workModes', 'willingToMove', 'mobileNumber'])).toEqual({
		expectedPay: null,
		workModes: [],
		willingToMove: false,
	})
})

test('a part has its own fields only', () => {
	const filled = { ...empty, headline: 'Nurse', years: 4, mobileNumber: '12', placeId: 2 }

	expect(partDraft(filled, ['headline', 'experienceMonths'])).toEqual({
		headline: 'Nurse',
		experienceMonths: 48,
	})
})

test('what was changed is told by the draft, whatever the fields of the form are', () => {
	const changed = { ...empty, years: 2, links: 'https://a.example', placeName: 'Pune' }

	expect(changedFields(empty, changed, ['headline', 'experienceMonths', 'links', 'placeId'])).toEqual([
		'experienceMonths',
		'links',
	])
})
