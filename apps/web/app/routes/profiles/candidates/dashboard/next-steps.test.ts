import { expect, test } from 'vitest'
import { nextStepsOf } from './next-steps.ts'

type Situation = Parameters<typeof nextStepsOf>[0]

const work = {
	id: 'w1',
	title: 'Developer',
	organisationName: 'Sahyadri Works',
	isRegistered: true,
	place: null,
	startedOn: '2020-01-01',
	endedOn: null,
	kind: null,
	description: null,
	confirmation: null,
} satisfies Situation['profile']['workEntries'][number]

const study = {
	id: 'e1',
	institution: 'ITI Nashik',
	degree: 'ITI Welder',
	field: null,
	startedOn: null,
	endedOn: null,
	grade: null,
	note: null,
}

const whole = {
	id: '1',
	firstName: 'Asha',
	lastName: 'Kulkarni',
	middleName: null,
	email: 'asha@example.com',
	status: 'approved',
	statusReason: null,
	headline: 'Developer',
	summary: 'I build.',
	profession: 'Developer',
	professionId: 39,
	preferredProfessions: [],
	preferredProfessionIds: [],
	skills: ['Java', 'SQL', 'React', 'CSS', 'HTML'].map((name) => ({
		name,
		level: 3,
		years: 2,
		shownBy: null,
	})),
	experienceMonths: 48,
	workedMonths: 48,
	education: 6,
	fieldOfStudy: null,
	languages: [{ code: 'hi', name: 'Hindi', level: 5 }],
	place: 'Pune',
	placeId: 2,
	willingToMove: false,
	workModes: ['remote'],
	expectedPay: 600_000,
	noticeDays: 30,
	mobileNumber: '+919876543210',
	whatsappNumber: null,
	birthDate: '1995-05-17',
	linkedinUrl: null,
	address: null,
	visibility: 'members',
	image: null,
	workEntries: [work],
	educationEntries: [study],
	careerGaps: [],
	links: [],
	preferredPlaces: [],
	isPayShown: false,
} satisfies Situation['profile']

function stepsOf(said: Partial<Situation>, profile: Partial<Situation['profile']> = {}) {
	return nextStepsOf({
		openInvitations: 0,
		openRequests: 0,
		unnamed: [],
		isGuarded: true,
		...said,
		profile: { ...whole, ...profile },
	})
}

test('a complete profile with a protected login has no steps left', () => {
	expect(stepsOf({})).toEqual([])
})

test('waiting requests come first, then what improves the score, and protecting the account last', () => {
	const gap = { from: '2019-01-01', to: '2019-12-01' }
	const steps = stepsOf(
		{ openInvitations: 0, openRequests: 2, unnamed: [gap], isGuarded: false },
		{ headline: null, summary: null, workEntries: [{ ...work, confirmation: 'claimed' }] },
	)

	expect(steps.map(({ key }) => key)).toEqual(['answer', 'headline', 'summary', 'gap', 'claimed', 'guard'])
	expect(steps[0]?.title).toBe('2 contact requests are waiting for your answer')
	expect(steps[3]).toMatchObject({
		title: 'Nothing is entered for Jan 2019 to Dec 2019',
		to: '/edit-work-info?gap=new&from=2019-01-01&to=2019-12-01',
	})
	expect(steps[4]).toMatchObject({
		title: 'Sahyadri Works has not confirmed yet that you work there',
		to: '/edit-work-info?entry=w1',
	})
})

test('without entries a résumé import is offered, in place of work and education separately', () => {
	const keys = stepsOf({}, { workEntries: [], educationEntries: [] }).map(({ key }) => key)

	expect(keys).toEqual(['import'])
	expect(stepsOf({}, { educationEntries: [] }).map(({ key }) => key)).toEqual(['education'])
})

test('a denied employment is a step', () => {
	const steps = stepsOf({}, { workEntries: [work, { ...work, id: 'w2', confirmation: 'denied' }] })

	expect(steps).toMatchObject([{ key: 'denied', to: '/edit-work-info?entry=w2', action: 'Check the entry' }])
})
