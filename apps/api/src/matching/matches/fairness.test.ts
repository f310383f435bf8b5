import { voluntaryAttributes } from '@profile-search/db/schema/matching/fairness'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import {
	createCandidate,
	createJob,
	createOrganisation,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>

/** The traits of a person that say nothing about what they can do. */
type Guise = {
	firstName: string
	lastName: string
	birthDate: string
	image: string | null
	prefix: string
	words: string
	attributes: Omit<typeof voluntaryAttributes.$inferInsert, 'accountId'>
}

const guises: [Guise, Guise][] = [
	[
		{
			firstName: 'Asha',
			lastName: 'Kulkarni',
			birthDate: '1999-03-02',
			image: null,
			prefix: 'Mrs, female',
			words:
				'I am Asha, a married Hindu woman of 27, Brahmin by caste; my husband is Ravi. महिला, विवाहित, हिंदू',
			attributes: {
				gender: 'woman',
				birthYears: '1990_to_1999',
				community: 'none_of_these',
				disability: 'no',
			},
		},
		{
			firstName: 'Imran',
			lastName: 'Shaikh',
			birthDate: '1961-11-20',
			image: '/files/photo',
			prefix: 'Mr, male',
			words: 'I am Imran, a single Muslim man of 65, OBC by caste; my wife is Sana. पुरुष, अविवाहित, मुस्लिम',
			attributes: {
				gender: 'man',
				birthYears: 'before_1970',
				community: 'other_backward_class',
				disability: 'yes',
			},
		},
	],
	[
		{
			firstName: 'Grace',
			lastName: 'D’Souza',
			birthDate: '2004-01-01',
			image: '/files/other',
			prefix: 'Ms, girl',
			words: 'Christian girl, unmarried, date of birth 2004. ख्रिश्चन मुलगी, अविवाहित',
			attributes: { gender: 'another' },
		},
		{
			firstName: 'Harjit',
			lastName: 'Singh',
			birthDate: '1975-07-07',
			image: null,
			prefix: 'Shri, gentleman',
			words: 'Sikh gentleman, widower, date of birth 1975. सिख पुरुष, विवाहित',
			attributes: { gender: 'man', disability: 'yes' },
		},
	],
]

const trades = [
	{
		headline: 'Staff Nurse in a hospital',
		professionId: 1,
		skillIds: [60, 61, 62],
		work: 'Gave injections and dressed wounds.',
	},
	{
		headline: 'Software developer',
		professionId: 39,
		skillIds: [294, 307],
		work: 'Built web pages with a team of five.',
	},
	{
		headline: 'Driver of a school bus',
		professionId: 50,
		skillIds: [294, 2],
		work: 'Drove children to school.',
	},
	{
		headline: 'Domestic helper and cook',
		professionId: 6,
		skillIds: [2, 3],
		work: 'Cooked for a family and looked after the old.',
	},
]

test('people with other names, genders, ages, photos, religions and castes are ranked the same, to the last digit', async () => {
	const [one, other] = [await rankingsOf(0), await rankingsOf(1)]

	expect(one.people.flat().length).toBeGreaterThan(8)
	expect(one.jobs.flat().length).toBeGreaterThan(8)
	expect(other.people).toEqual(one.people)
	expect(other.jobs).toEqual(one.jobs)
})

/** The rankings of people and of jobs, with totals and reasons, when everybody has this guise. */
async function rankingsOf(side: 0 | 1) {
	await using api = await testApp({ matching: true })
	// Everybody is ranked for everything, however little fits.
	await api.db
		.insert(siteSettings)
		.values({ leastMatch: 0 })
		.onConflictDoUpdate({ target: siteSettings.id, set: { leastMatch: 0 } })
	const organisation = await createOrganisation(api.db, { name: 'Sahyadri Works' })
	const people = []
	for (const [at, trade] of trades.entries())
		for (const [also, pair] of guises.entries())
			people.push(await insertPerson(api, idOf(at * 2 + also), trade, pair[side]))
	const jobs = []
	for (const [at, trade] of trades.entries())
		jobs.push(
			await createJob(api.db, {
				id: idOf(100 + at),
				organisationId: organisation.id,
				title: trade.headline,
				description: `${trade.work} Ladies and gentlemen of all religions are welcome, married or not.`,
				professionId: trade.professionId,
				mustHave: trade.skillIds,
			}),
		)
	const employer = await api.as(organisation.owner)
	return {
		people: await Promise.all(jobs.map((job) => ranked(employer, `jobs/${job.id}/matches`, people.length))),
		jobs: await Promise.all(
			people.map(async (person) => ranked(await api.as(person), 'matches', jobs.length)),
		),
	}
}

async function insertPerson(api: Api, id: string, trade: (typeof trades)[number], guise: Guise) {
	const { firstName, lastName, birthDate, image, prefix, words, attributes } = guise
	const person = await createCandidate(api.db, {
		account: { id, firstName, lastName },
		birthDate,
		image,
		headline: `${prefix}, ${trade.headline}`,
		summary: `${words}. ${trade.work}`,
		professionId: trade.professionId,
		skillIds: trade.skillIds,
	})
	await createWorkEntry(api.db, {
		candidateId: id,
		title: trade.headline,
		description: `${trade.work} ${words}`,
	})
	await api.db.insert(voluntaryAttributes).values({ accountId: id, ...attributes })
	return person
}

async function ranked(viewer: Awaited<ReturnType<Api['as']>>, path: string, amount: number) {
	const { body } = await eventually(
		() => viewer.get(path),
		(answer) => answer.body.details?.length === amount,
	)
	return body.details.map(({ person, job, match }: Record<string, Record<string, unknown>>) => ({
		id: (person ?? job)?.['id'],
		match,
	}))
}

function idOf(number: number) {
	return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
}
