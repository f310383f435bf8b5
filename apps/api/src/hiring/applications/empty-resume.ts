import type { ApplicationResume } from '@profile-search/contract/hiring/applications'

/** Replaces a résumé that was withdrawn or whose retention period is over. */
export const emptyResume: ApplicationResume = {
	id: '00000000-0000-0000-0000-000000000000',
	firstName: '',
	lastName: '',
	image: null,
	headline: null,
	summary: null,
	profession: null,
	preferredProfessions: [],
	skills: [],
	experienceMonths: null,
	education: null,
	fieldOfStudy: null,
	languages: [],
	place: null,
	preferredPlaces: [],
	willingToMove: false,
	workModes: [],
	expectedPay: null,
	noticeDays: null,
	links: [],
	workEntries: [],
	educationEntries: [],
	careerGaps: [],
}
