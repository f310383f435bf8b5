import { expect, test } from 'vitest'
import type { ProfileValues } from '../profile/profile-form.ts'
import { stepDraft } from './step-draft.ts'

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
	expect(stepDraft(empty, 'work')).toEqual({ fieldOfStudy: '' })
})

test('an empty field that may be empty is sent, so that it can be emptied', () => {
	expect(stepDraft(empty, 'wishes')).toEqual({
		preferredProfessionIds: [],
		preferredPlaceIds: [],
		willingToMove: false,
		workModes: [],
		expectedPay: null,
		isPayShown: false,
		noticeDays: null,
		visibility: 'members',
	})
})

test('a step sends its own fields only', () => {
	const filled = { ...empty, headline: 'Nurse', years: 4, mobileNumber: '12', placeId: 2 }

	expect(stepDraft(filled, 'work')).toEqual({
		headline: 'Nurse',
		placeId: 2,
		experienceMonths: 48,
		fieldOfStudy: '',
	})
	expect(stepDraft(filled, 'wishes')).toMatchObject({ mobileNumber: '12' })
})
