import { randomUUID } from 'node:crypto'
import { dayAfter, dayIn, defaultTimeZone } from '@profile-search/contract/platform/site-time'
import type { Db } from '../client.ts'
import { accounts } from '../schema/accounts/accounts.ts'
import { jobPlaces, jobs, jobSkills } from '../schema/hiring/jobs.ts'
import { consents } from '../schema/privacy/personal-data.ts'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	workEntries,
} from '../schema/profiles/candidates.ts'
import { guests } from '../schema/profiles/guests.ts'
import { organisationMembers, organisations } from '../schema/profiles/organisations.ts'
import { sections } from '../schema/profiles/sections.ts'

/** Factories of rows that stand alone: each creates the parents it needs, and every value can be set. */

type Overrides<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** Ids in the reference files that the factories use by default. */
export const known = { profession: 39, place: 2, skills: [294, 307], language: 'hi' }

export async function createAccount(db: Db, overrides: Overrides<typeof accounts> = {}) {
	const email = `${randomUUID()}@example.com`
	const [account] = await db
		.insert(accounts)
		.values({
			userType: 'candidate',
			firstName: 'Asha',
			lastName: 'Kulkarni',
			email,
			status: 'approved',
			...overrides,
		})
		.returning()
	return sure(account)
}

type CandidateOverrides = Overrides<typeof candidates> & {
	account?: Overrides<typeof accounts>
	skillIds?: number[]
}

/** Somebody who has registered and told nothing yet. */
export function createNewcomer(db: Db, status: 'incomplete' | 'rejected' = 'incomplete') {
	return createCandidate(db, {
		headline: null,
		professionId: null,
		placeId: null,
		experienceMonths: null,
		education: null,
		mobileNumber: null,
		birthDate: null,
		skillIds: [],
		account: { status },
	})
}

/** An approved person with a whole profile. */
export async function createCandidate(
	db: Db,
	{ account: accountOverrides, skillIds, ...overrides }: CandidateOverrides = {},
) {
	const account = await createAccount(db, { userType: 'candidate', ...accountOverrides })
	const [candidate] = await db
		.insert(candidates)
		.values({
			accountId: account.id,
			headline: 'Software developer',
			professionId: known.profession,
			placeId: known.place,
			experienceMonths: 48,
			education: 6,
			mobileNumber: '+919876543210',
			birthDate: '1995-05-17',
			...overrides,
		})
		.returning()
	const skills = (skillIds ?? known.skills).map((skillId) => ({ candidateId: account.id, skillId, level: 3 }))
	if (skills.length) await db.insert(candidateSkills).values(skills)
	await db.insert(candidateLanguages).values({ candidateId: account.id, code: known.language, level: 5 })
	await db
		.insert(consents)
		.values({ accountId: account.id, purpose: 'learning', noticeVersion: 1, language: 'en' })
	return { ...account, ...sure(candidate) }
}

type GuestOverrides = Overrides<typeof guests> & { account?: Overrides<typeof accounts> }

/** An approved guest with a whole profile. */
export async function createGuest(db: Db, { account: accountOverrides, ...overrides }: GuestOverrides = {}) {
	const account = await createAccount(db, {
		userType: 'guest_user',
		firstName: 'Lata',
		lastName: 'Shah',
		...accountOverrides,
	})
	const [guest] = await db
		.insert(guests)
		.values({
			headline: 'Retired teacher with an idea for a shop',
			seeks: ['advice'],
			placeId: known.place,
			languages: [known.language],
			mobileNumber: '+919812345678',
			...overrides,
			accountId: account.id,
		})
		.returning()
	return { ...account, ...sure(guest) }
}

type OrganisationOverrides = Overrides<typeof organisations> & { owner?: Overrides<typeof accounts> }

/**
 * An approved organisation and the account that owns it. Its jobs go public without review; with `acceptedJobs: 0` they
 * wait.
 */
export async function createOrganisation(
	db: Db,
	{ owner: ownerOverrides, ...overrides }: OrganisationOverrides = {},
) {
	const owner = await createAccount(db, {
		userType: 'employer',
		firstName: 'Ravi',
		lastName: 'Patil',
		...ownerOverrides,
	})
	const [organisation] = await db
		.insert(organisations)
		.values({
			name: `Sahyadri Works ${owner.id.slice(-6)}`,
			kind: 'company',
			about: 'We build software for farms.',
			industry: 'Software',
			size: '11-50',
			placeId: known.place,
			acceptedJobs: 2,
			...overrides,
		})
		.returning()
	await db
		.insert(organisationMembers)
		.values({ accountId: owner.id, organisationId: sure(organisation).id, role: 'owner' })
	return { ...sure(organisation), owner }
}

type MemberOverrides = Partial<typeof organisationMembers.$inferInsert> & {
	account?: Overrides<typeof accounts>
}

/** An account in the team of an organisation: a recruiter by default, with no status of its own. */
export async function createMember(
	db: Db,
	{ account: accountOverrides, ...overrides }: MemberOverrides = {},
) {
	const organisationId = overrides.organisationId ?? (await createOrganisation(db)).id
	const account = await createAccount(db, {
		userType: 'employer',
		firstName: 'Lata',
		lastName: 'Shah',
		status: 'incomplete',
		...accountOverrides,
	})
	await db
		.insert(organisationMembers)
		.values({ role: 'recruiter', ...overrides, accountId: account.id, organisationId })
	return { ...account, organisationId }
}

type JobOverrides = Overrides<typeof jobs> & {
	mustHave?: number[]
	niceToHave?: number[]
	placeIds?: number[]
}

/** An open job, of a new organisation unless one is named. */
export async function createJob(db: Db, { mustHave, niceToHave, placeIds, ...overrides }: JobOverrides = {}) {
	const organisationId = overrides.organisationId ?? (await createOrganisation(db)).id
	// In one transaction, as the portal posts a job: the index must not see it without its places.
	return db.transaction(async (transaction) => {
		const [job] = await transaction
			.insert(jobs)
			.values({
				title: 'Software developer',
				description: 'You build our web application.',
				professionId: known.profession,
				employmentType: 'full_time',
				workMode: 'on_site',
				payPeriod: 'month',
				status: 'open',
				publishedAt: new Date(),
				closesOn: dayFromNow(30),
				...overrides,
				organisationId,
			})
			.returning()
		const { id } = sure(job)
		const skills = [
			...(mustHave ?? known.skills).map((skillId) => ({ jobId: id, skillId, isMustHave: true })),
			...(niceToHave ?? []).map((skillId) => ({ jobId: id, skillId, isMustHave: false })),
		]
		if (skills.length) await transaction.insert(jobSkills).values(skills)
		await transaction
			.insert(jobPlaces)
			.values((placeIds ?? [known.place]).map((placeId) => ({ jobId: id, placeId })))
		return sure(job)
	})
}

/** A person's statement that they work at an organisation. */
export async function createWorkEntry(
	db: Db,
	overrides: Overrides<typeof workEntries> & { candidateId: string },
) {
	const [entry] = await db
		.insert(workEntries)
		.values({ title: 'Developer', organisationName: 'Sahyadri Works', ...overrides })
		.returning()
	return sure(entry)
}

/** An approved section of an account: advice by default. */
export async function createSection(db: Db, overrides: Overrides<typeof sections> & { accountId: string }) {
	const [section] = await db
		.insert(sections)
		.values({
			kind: 'advisory',
			status: 'approved',
			topics: [overrides.kind === 'investor' ? 'technology' : 'career'],
			languages: [known.language],
			stages: overrides.kind === 'investor' ? ['idea'] : [],
			about: 'Twenty years of experience, gladly shared.',
			placeId: known.place,
			isRemote: true,
			...overrides,
		})
		.returning()
	return sure(section)
}

/** A day as `2026-11-21`, that many days from today in the default time zone of a site. */
export function dayFromNow(days: number) {
	return dayAfter(dayIn(defaultTimeZone), days)
}

function sure<Row>(row: Row | undefined): Row {
	if (row === undefined) throw new Error('The row was not inserted.')
	return row
}
