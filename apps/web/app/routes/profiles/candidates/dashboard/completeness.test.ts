import { expect, test } from 'vitest'
import { partsOf } from './completeness.ts'

const empty = {
	id: '1',
	firstName: 'Asha',
	lastName: 'Kulkarni',
	middleName: null,
	email: 'asha@example.com',
	status: 'incomplete',
	statusReason: null,
	headline: null,
	summary: null,
	profession: null,
	professionId: null,
	preferredProfessions: [],
	preferredProfessionIds: [],
	skills: [],
	experienceMonths: null,
	workedMonths: 0,
	education: null,
	fieldOfStudy: null,
	languages: [],
	place: null,
	placeId: null,
	willingToMove: false,
	workModes: [],
	expectedPay: null,
	noticeDays: null,
	mobileNumber: null,
	whatsappNumber: null,
	birthDate: null,
	linkedinUrl: null,
	address: null,
	visibility: 'members',
	image: null,
	workEntries: [],
	educationEntries: [],
	careerGaps: [],
	links: [],
	preferredPlaces: [],
	isPayShown: false,
} satisfies Parameters<typeof partsOf>[0]

function openOf(said: Partial<Parameters<typeof partsOf>[0]>) {
	return partsOf({ ...empty, ...said })
		.filter(({ isDone }) => !isDone)
		.map(({ name }) => name)
}

test('an empty profile lacks every part, and each part links to its form', () => {
	expect(openOf({})).toHaveLength(12)
	for (const { href } of partsOf(empty)) expect(href).toMatch(/^\/(profile-update#|edit-)/)
})

test('no experience and an immediate start count as answers', () => {
	expect(openOf({ experienceMonths: 0, noticeDays: 0, expectedPay: 0 })).not.toEqual(
		expect.arrayContaining(['experience']),
	)
	expect(openOf({ experienceMonths: 0, noticeDays: 0, expectedPay: 0 })).toHaveLength(9)
})

test('the part on skill levels stays open while a skill has no level', () => {
	const skill = { name: 'Java', level: 3, years: null, shownBy: null }

	expect(openOf({ skills: [skill] })).not.toContain('skillLevels')
	expect(openOf({ skills: [skill, { ...skill, level: null }] })).toContain('skillLevels')
})
