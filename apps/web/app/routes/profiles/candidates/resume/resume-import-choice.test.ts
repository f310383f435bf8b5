import { type ResumeReading, TakeDraft } from '@profile-search/contract/profiles/imports/resume-import'
import { expect, test } from 'vitest'
import {
	countsOf,
	draftOf,
	firstChoice,
	isRead,
	tickAll,
	withChosenMonths,
	workErrors,
} from './resume-import-choice.ts'

const work = {
	title: 'Nurse',
	organisationName: 'Godavari Hospital',
	place: null,
	startedOn: '2020-03-17',
	endedOn: null,
	kind: null,
	description: null,
}
const study = {
	institution: 'Fergusson College',
	degree: 'B.Sc.',
	field: null,
	startedOn: null,
	endedOn: '2018-07-01',
	grade: null,
	note: null,
}
const reading: ResumeReading = {
	source: 'text',
	person: { name: 'Asha Kulkarni', email: null },
	fields: [
		{ name: 'headline', value: 'Nurse', read: 'Nurse', present: 'Matron', isThere: false },
		{ name: 'summary', value: 'I care.', read: 'I care.', present: null, isThere: false },
		{ name: 'placeId', value: 4, read: 'Nashik', present: null, isThere: false },
		{ name: 'professionId', value: 12, read: 'Accountant', present: null, isThere: false },
		{ name: 'experienceMonths', value: 44, read: '44', present: '12', isThere: false },
		{ name: 'education', value: 6, read: '6', present: null, isThere: false },
	],
	links: [{ url: 'https://a.example.com/', isThere: true }],
	workEntries: [
		{ read: work, isByYear: false, isThere: false },
		{ read: { ...work, title: 'Helper' }, isByYear: false, isThere: true },
	],
	educationEntries: [{ read: study, isThere: false }],
	skills: [
		{ name: 'Tally', level: null, years: null, isKnown: true, present: null },
		{ name: 'Bee keeping', level: null, years: null, isKnown: false, present: null },
		{ name: 'Java', level: 4, years: null, isKnown: true, present: { level: 2, years: 3 } },
		{ name: 'SQL', level: null, years: null, isKnown: true, present: { level: 2, years: 3 } },
	],
	suggestedSkills: [{ name: 'Reconciliation', quote: 'Reconciled the books each night.' }],
	languages: [
		{ code: 'mr', name: 'Marathi', level: null, present: null },
		{ code: 'hi', name: 'Hindi', level: null, present: { level: 5 } },
	],
	notUnderstood: [],
}

test('new and certain items are ticked at first, and items that would replace something are not', () => {
	expect(draftOf(reading, firstChoice(reading))).toEqual({
		fields: { summary: 'I care.', placeId: 4, professionId: 12, education: 6 },
		links: [],
		workEntries: [work],
		educationEntries: [{ ...study, field: '' }],
		skills: [{ name: 'Tally', level: null, years: null }],
		languages: [{ code: 'mr', level: null }],
	})
	expect(TakeDraft.safeParse(draftOf(reading, firstChoice(reading))).success).toBe(true)
})

test('ticking all of a part skips items that add nothing new', () => {
	const all = (['about', 'contact', 'work', 'education', 'skills', 'languages'] as const).reduce(
		(choice, section) => tickAll(reading, choice, section, true),
		firstChoice(reading),
	)

	expect(countsOf(reading, all)).toEqual({
		about: { taken: 5, total: 5 },
		contact: { taken: 1, total: 1 },
		work: { taken: 1, total: 1 },
		education: { taken: 1, total: 1 },
		skills: { taken: 3, total: 3 },
		languages: { taken: 1, total: 1 },
	})
	expect(draftOf(reading, all).fields).toMatchObject({ experienceMonths: 44, education: 6, professionId: 12 })
	expect(countsOf(reading, tickAll(reading, all, 'contact', false))).toMatchObject({
		about: { taken: 5 },
		contact: { taken: 0 },
	})
})

test('a corrected entry is imported as corrected', () => {
	const choice = firstChoice(reading)
	const values = {
		title: 'Head nurse',
		organisationName: '',
		from: { month: 4, year: 2020 },
		to: { month: 1, year: 2019 },
		isPresent: false,
	}
	choice.workEntries[0] = { isTaken: true, values }

	expect(draftOf(reading, choice).workEntries).toEqual([
		{ ...work, title: 'Head nurse', organisationName: '', startedOn: '2020-04-01', endedOn: '2019-01-01' },
	])
	expect(workErrors(work, values)).toEqual({
		organisationName: 'Please enter where you worked.',
		endedOn: 'This ends before it starts. Please check both years.',
	})
})

test('a suggested skill is taken only when it is ticked itself, not with all skills', () => {
	const all = tickAll(reading, firstChoice(reading), 'skills', true)
	const namesIn = (choice: typeof all) => draftOf(reading, choice).skills.map(({ name }) => name)

	expect(namesIn(all)).not.toContain('Reconciliation')
	expect(namesIn({ ...all, suggestedSkills: [true] })).toContain('Reconciliation')
	expect(tickAll(reading, { ...all, suggestedSkills: [true] }, 'skills', false).suggestedSkills).toEqual([
		false,
	])
})

test('the months of experience follow the work that is ticked, as it is corrected', () => {
	const year = (startedOn: string, endedOn: string, isThere = false) => ({
		read: { ...work, startedOn, endedOn },
		isByYear: false,
		isThere,
	})
	const two: ResumeReading = {
		...reading,
		workEntries: [
			year('2015-01-01', '2015-12-01', true),
			year('2018-01-01', '2018-12-01'),
			year('2019-01-01', '2020-12-01'),
		],
	}
	const choice = tickAll(two, firstChoice(two), 'about', true)
	const [there, first, second] = choice.workEntries as [
		(typeof choice)['workEntries'][number],
		(typeof choice)['workEntries'][number],
		(typeof choice)['workEntries'][number],
	]
	const monthsOf = (entries: typeof choice.workEntries) =>
		draftOf(withChosenMonths(two, { ...choice, workEntries: entries }), choice).fields.experienceMonths
	const untick = (entry: typeof first) => ({ ...entry, isTaken: false })

	expect(monthsOf([there, first, second])).toBe(48)
	expect(monthsOf([there, first, untick(second)])).toBe(24)
	const shorter = { ...second, values: { ...second.values, to: { month: 3, year: 2019 } } }
	expect(monthsOf([there, first, shorter])).toBe(27)
	// The profile says twelve months already.
	expect(monthsOf([there, untick(first), untick(second)])).toBeUndefined()
})

test('without any work that is ticked, nothing is read about experience', () => {
	const choice = tickAll(reading, firstChoice(reading), 'about', true)
	const none = { ...choice, workEntries: choice.workEntries.map((entry) => ({ ...entry, isTaken: false })) }
	const newWork = {
		...reading,
		workEntries: reading.workEntries.map((entry) => ({ ...entry, isThere: false })),
	}
	const chosen = withChosenMonths(newWork, none)

	expect(chosen.fields.filter(isRead).map(({ name }) => name)).not.toContain('experienceMonths')
	expect(draftOf(chosen, none).fields).not.toHaveProperty('experienceMonths')
	expect(countsOf(chosen, none).about).toEqual({ taken: 4, total: 4 })
})
