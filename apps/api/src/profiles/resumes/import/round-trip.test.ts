import { EducationEntryDraft, WorkEntryDraft } from '@profile-search/contract/profiles/entries'
import type { Resume } from '@profile-search/contract/profiles/resumes'
import { readResume } from '@profile-search/resume/read-resume'
import { known } from '@profile-search/resume/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { docxOf } from '../docx.ts'
import { jsonResumeOf } from '../exchange/json-resume.ts'
import { outlineOf } from '../outline.ts'
import { pdfOf } from '../pdf.ts'
import { sample } from '../sample.ts'

const readBack = async (bytes: Uint8Array) => (await readResume(new Uint8Array(bytes), known)).resume
const jsonOf = (resume: Resume) => Buffer.from(JSON.stringify(jsonResumeOf(resume)))

/** The parts of a résumé that its JSON Resume contains. */
function toldOf(resume: Resume) {
	return {
		headline: resume.headline,
		summary: resume.summary,
		email: resume.contacts?.email,
		mobileNumber: resume.contacts?.mobileNumber,
		linkedinUrl: resume.contacts?.linkedinUrl,
		address: resume.contacts?.address,
		place: resume.place,
		links: resume.links,
		workEntries: resume.workEntries.map(
			({ title, organisationName, place, startedOn, endedOn, description }) => ({
				title,
				organisationName,
				place,
				startedOn,
				endedOn,
				description,
				kind: null,
				isByYear: false,
			}),
		),
		educationEntries: resume.educationEntries.map(
			({ institution, degree, field, startedOn, endedOn, grade }) => ({
				institution,
				degree,
				field,
				startedOn,
				endedOn,
				grade,
				note: null,
			}),
		),
		skills: resume.skills.map(({ name, level }) => ({ name, level, years: null })),
		languages: resume.languages.map(({ code, level }) => ({ code, level })),
		notUnderstood: [],
	}
}

test('a JSON Resume of the portal is read back unchanged', async () => {
	expect(await readBack(jsonOf(sample))).toMatchObject(toldOf(sample))
})

const text = (longest: number) =>
	fc
		.string({ unit: 'grapheme', maxLength: longest })
		.map((words) => words.trim())
		.filter((words) => words.length > 0)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const day = fc
	.date({ min: new Date('1960-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10))
const id = fc.uuid()

const anyResume: fc.Arbitrary<Resume> = fc
	.record({
		headline: maybe(text(100)),
		summary: maybe(text(400)),
		place: fc.constantFrom(null, 'Nashik', 'Pune'),
		links: fc.uniqueArray(fc.constantFrom('https://asha.example.org/', 'https://code.example.com/asha'), {
			maxLength: 2,
		}),
		workEntries: fc.array(
			fc
				.record({
					id,
					title: text(60),
					organisationName: text(60),
					place: maybe(text(40)),
					startedOn: day,
					endedOn: maybe(day),
					description: maybe(text(300)),
				})
				.filter((entry) => WorkEntryDraft.safeParse(entry).success)
				.map((entry) => ({ ...entry, kind: null, isRegistered: false, confirmation: null })),
			{ maxLength: 4 },
		),
		educationEntries: fc.array(
			fc
				.record({
					id,
					institution: text(60),
					degree: text(60),
					field: maybe(text(40)),
					startedOn: maybe(day),
					endedOn: maybe(day),
					grade: maybe(text(20)),
				})
				.filter((entry) => EducationEntryDraft.safeParse(entry).success)
				.map((entry) => ({ ...entry, note: null })),
			{ maxLength: 4 },
		),
		skills: fc.array(
			fc.record({
				name: text(50),
				level: maybe(fc.integer({ min: 1, max: 4 })),
				years: fc.constant(null),
				shownBy: fc.constant(null),
			}),
			{ maxLength: 8 },
		),
		languages: fc.uniqueArray(
			fc.record({
				code: fc.constantFrom('mr', 'hi', 'en', 'gu'),
				name: fc.constant(''),
				level: maybe(fc.integer({ min: 1, max: 6 })),
			}),
			{ selector: ({ code }) => code },
		),
	})
	.map((resume) => ({
		...sample,
		...resume,
		languages: resume.languages.map((language) => ({ ...language, name: names[language.code] ?? '' })),
	}))
const names: Record<string, string> = { mr: 'Marathi', hi: 'Hindi', en: 'English', gu: 'Gujarati' }

test('every JSON Resume of the portal is read back unchanged', async () => {
	await fc.assert(
		fc.asyncProperty(anyResume, async (resume) => {
			expect(await readBack(jsonOf(resume))).toMatchObject(toldOf(resume))
		}),
		{ numRuns: 200 },
	)
})

test.each([
	['PDF', pdfOf],
	['DOCX', docxOf],
] as const)('work, education, skills and languages are read back from the %s', async (_, make) => {
	const resume = await readBack(await make(outlineOf(sample)))

	const told = toldOf(sample)
	expect(resume).toMatchObject({
		name: 'Asha Kulkarni',
		...told,
		workEntries: told.workEntries.map((entry, at) => ({
			...entry,
			kind: sample.workEntries[at]?.kind ?? null,
		})),
		skills: sample.skills.map(({ name, level, years }) => ({ name, level, years })),
		notUnderstood: resume.notUnderstood,
	})
	expect(resume.notUnderstood[0]).toBe('Career gaps')
})
