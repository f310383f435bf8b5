import { EmploymentType, PayPeriod, type showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { expect, test } from 'vitest'
import { jobPostingOf } from './job-posting.ts'

type Job = Details<typeof showJob>
type Json = Record<string, unknown>

const publicUrl = 'https://portal.example'
const today = '2026-11-21'
const now = new Date(`${today}T20:00:00+05:30`)

const job: Job = {
	id: '00000000-5b17-80f0-bb8b-d3c8837cf57d',
	title: 'Web developer',
	organisation: { id: '00000000-5b17-80f0-bb8b-d3c8837cf57e', name: 'Green Fields', logo: '/api/files/1' },
	subBranch: null,
	profession: 'Software Developer',
	places: ['Pune'],
	workMode: 'on_site',
	employmentType: 'full_time',
	payMin: 40_000,
	payMax: 60_000,
	payPeriod: 'month',
	status: 'open',
	closesOn: '2026-12-04',
	applicants: 0,
	publishedAt: '2026-11-20T10:00:00.000Z',
	description: 'You build </script><b>our</b> application.\nDaily.\n\nR&D.',
	professionId: 39,
	placeIds: [2],
	mustHaveSkills: ['Java'],
	niceToHaveSkills: [],
	experienceMinMonths: 24,
	experienceMaxMonths: null,
	education: 6,
	languages: [],
	startInDays: null,
	openings: 2,
	applyRoute: 'here',
	applyTo: null,
	isBlind: false,
	questions: [],
	answering: null,
	isMine: false,
	own: null,
}

function posting(change: Partial<Job> = {}) {
	return jobPostingOf({ ...job, ...change }, publicUrl, 'Asia/Kolkata', now) as Json
}

const employmentTypes = [
	'FULL_TIME',
	'PART_TIME',
	'CONTRACTOR',
	'TEMPORARY',
	'INTERN',
	'VOLUNTEER',
	'PER_DIEM',
	'OTHER',
]
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/

/** Checks the rules of search engines for a job, and returns the broken ones. */
function faults(given: Json): string[] {
	const found: string[] = []
	const rule = (isKept: boolean, words: string) => isKept || found.push(words)
	for (const name of ['title', 'description', 'datePosted', 'hiringOrganization'])
		rule(Boolean(given[name]), `${name} is missing`)
	rule(given['@context'] === 'https://schema.org' && given['@type'] === 'JobPosting', 'the type is wrong')
	rule('jobLocation' in given || given['jobLocationType'] === 'TELECOMMUTE', 'there is no place')
	for (const place of [given['jobLocation'] ?? []].flat() as { address?: Json }[])
		rule(
			place.address?.['addressCountry'] === 'IN' && Boolean(place.address['addressLocality']),
			'a place has no country',
		)
	rule(
		(given['jobLocationType'] === 'TELECOMMUTE') === 'applicantLocationRequirements' in given,
		'remote work needs to say from where, and nothing else may',
	)
	for (const name of ['datePosted', 'validThrough'])
		rule(iso.test(String(given[name])), `${name} is no ISO date`)
	rule(
		Date.parse(String(given['validThrough'])) > Date.parse(String(given['datePosted'])),
		'it ends before it begins',
	)
	rule(employmentTypes.includes(String(given['employmentType'])), 'the kind of employment is unknown')
	rule(String(given['description']).startsWith('<p>'), 'the description is no HTML')
	rule(!/<(?!\/?(p|ul|li|br)>)/.test(String(given['description'])), 'the description holds foreign HTML')
	rule(given['description'] !== given['title'], 'the description is the title')
	rule(!/[₹\d]/.test(String(given['title'])), 'the title holds the pay')
	rule(typeof given['directApply'] === 'boolean', 'directApply is no boolean')
	const salary = given['baseSalary'] as { currency?: string; value?: Json } | undefined
	if (salary) {
		rule(salary.currency === 'INR', 'the pay has no currency')
		rule(
			['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(salary.value?.['unitText'])),
			'the pay has no unit',
		)
		const amounts = ['value', 'minValue', 'maxValue'].flatMap((name) => salary.value?.[name] ?? [])
		rule(amounts.length > 0 && amounts.every((amount) => typeof amount === 'number'), 'the pay has no amount')
	}
	const text = JSON.stringify(given)
	rule(!/null|undefined|NaN|""|\[\]/.test(text), 'something unknown is said all the same')
	return found
}

test('an open job keeps every rule, in all its variants', () => {
	const forms: Partial<Job>[] = [
		{},
		{ workMode: 'remote', places: [], placeIds: [] },
		{ workMode: 'remote' },
		{ workMode: 'hybrid', places: ['Pune', 'Mumbai'] },
		{ payMin: null, payMax: null },
		{ payMin: 500, payMax: 500, payPeriod: 'day' },
		{ payMin: null },
		{ payMax: null },
		{
			experienceMinMonths: 0,
			education: null,
			mustHaveSkills: [],
			organisation: { ...job.organisation, logo: null },
		},
		{ description: 'Web developer', mustHaveSkills: [] },
		{ applyRoute: 'link', applyTo: 'https://elsewhere.example' },
		...EmploymentType.options.map((employmentType) => ({ employmentType })),
		...PayPeriod.options.map((payPeriod) => ({ payPeriod })),
		...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((education) => ({ education })),
	]

	for (const form of forms) expect(faults(posting(form)), JSON.stringify(form)).toEqual([])
})

test('the validator itself finds faults', () => {
	const whole = posting()
	const { baseSalary: _pay, jobLocation: _place, ...rest } = whole

	expect(faults(rest)).toEqual(['there is no place'])
	expect(faults({ ...whole, jobLocationType: 'TELECOMMUTE' })).toHaveLength(1)
	expect(faults({ ...whole, datePosted: '20 November 2026' })).toContain('datePosted is no ISO date')
	expect(faults({ ...whole, employmentType: 'full_time' })).toHaveLength(1)
	expect(faults({ ...whole, industry: null })).toHaveLength(1)
})

test('a job that is not open or whose last day is over has no structured data', () => {
	for (const status of ['draft', 'in_review', 'scheduled', 'paused', 'closed'] as const)
		expect(posting({ status })).toBeNull()
	expect(posting({ publishedAt: null })).toBeNull()
	expect(posting({ closesOn: '2026-11-20' })).toBeNull()
	expect(posting({ closesOn: today })).not.toBeNull()
})

test('a page in another language gives search engines the English names', () => {
	const { places, mustHaveSkills, niceToHaveSkills } = job
	const inEnglish = { places, mustHaveSkills, niceToHaveSkills }
	const shown = { places: ['पुणे'], mustHaveSkills: ['जावा'], niceToHaveSkills: [] }

	expect(posting({ ...shown, inEnglish })).toEqual(posting())
})

test('unknown or hidden fields are left out, and the rest matches the page', () => {
	const bare = posting({
		payMin: null,
		payMax: null,
		experienceMinMonths: null,
		education: 2,
		mustHaveSkills: [],
		organisation: { ...job.organisation, logo: null },
	})

	for (const name of [
		'baseSalary',
		'experienceRequirements',
		'educationRequirements',
		'skills',
		'jobLocationType',
	])
		expect(bare).not.toHaveProperty(name)
	expect(bare['hiringOrganization']).not.toHaveProperty('logo')
	expect(posting()).toMatchObject({
		title: 'Web developer',
		url: `${publicUrl}/jobs/${job.id}`,
		identifier: { name: 'Green Fields', value: job.id },
		hiringOrganization: { logo: 'https://portal.example/api/files/1' },
		baseSalary: { currency: 'INR', value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' } },
		experienceRequirements: { monthsOfExperience: 24 },
		educationRequirements: { credentialCategory: 'bachelor degree' },
		directApply: true,
		totalJobOpenings: 2,
	})
	expect(posting()['description']).toBe(
		'<p>You build &lt;/script&gt;&lt;b&gt;our&lt;/b&gt; application.<br>Daily.</p><p>R&amp;D.</p><p>Must have:</p><ul><li>Java</li></ul>',
	)
	expect(posting({ applyRoute: 'mail', applyTo: 'x@example.com' })).toMatchObject({ directApply: false })
	expect(JSON.stringify(posting({ applyRoute: 'mail', applyTo: 'x@example.com' }))).not.toContain(
		'x@example.com',
	)
})
