import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { hashSecret } from '@profile-search/api/platform/secrets'
import type { Connection } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { milestones } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { createGenerator } from '@profile-search/db/seed/generator/generator'
import { seedDatabase } from '@profile-search/db/seed/seed'
import { eq, inArray, sql } from 'drizzle-orm'
import { plantGrievances } from './grievances.ts'
import type { Pair } from './hiring/applicants.ts'
import { plantHiring } from './hiring/hiring.ts'
import { plantPictures } from './pictures/pictures.ts'
import { plantSections } from './sections.ts'
import { plantStatistics } from './statistics.ts'

/** A portal of one state, so that people and jobs are near each other. */
const size = { people: 1500, organisations: 100, jobs: 480, seed: 0, home: 'Maharashtra' }
/** How many people and organisations still wait for an approver. */
const waiting = { people: 6, organisations: 2 }

/** Plants demo data into a database without accounts, and returns the lines that tell how to log in. */
export async function plantDemo(
	connection: Connection,
	{ dataFolder, files, log }: { dataFolder: string; files: FileStore; log: (message: string) => void },
) {
	const { db, pool } = connection
	const [reached] = await db.select().from(milestones).where(eq(milestones.name, 'demo data'))
	const isEmpty = (await db.$count(accounts)) === 0
	if (!reached && !isEmpty) return undefined

	const password = await demoPassword(dataFolder)
	if (!reached) {
		log('Planting demo data …')
		const passwordHash = await hashSecret(password)
		await seedDatabase(pool, { ...size, passwordHash })
		const administratorId = await addRoles(connection, passwordHash)
		await plantSections(db, generator)
		await plantPictures(db, files, {
			people: idsOf(size.people, generator.person),
			organisations: idsOf(size.organisations, generator.organisation),
		})
		const pair = await findPair(connection)
		if (pair) await plantHiring(db, pair)
		if (administratorId) await plantGrievances(db, administratorId)
		await plantStatistics(db)
		await db.insert(milestones).values({ name: 'demo data' }).onConflictDoNothing()
	}
	return loginLines(password, await findPair(connection))
}

/** The password of all demo accounts. It is generated at random for each data folder and stored in it. */
export async function demoPassword(dataFolder: string) {
	const file = join(dataFolder, 'demo-password')
	const present = await readFile(file, 'utf8').catch(() => '')
	if (present) return present.trim()
	const password = `Aa1!${randomBytes(6).toString('base64url')}`
	await writeFile(file, `${password}\n`, { mode: 0o600 })
	return password
}

/** Whether there are still accounts of the demo data that share its password. */
export async function holdsDemoLogins({ db, pool }: Connection) {
	const [reached] = await db.select().from(milestones).where(eq(milestones.name, 'demo data'))
	if (!reached) return false
	// Hashes are salted, so two accounts share one only if both were planted with it.
	const { rowCount } = await pool.query(
		'select from accounts where password_hash is not null group by password_hash having count(*) > 1 limit 1',
	)
	return rowCount !== 0
}

const generator = createGenerator({ seed: size.seed, home: size.home })
const approver = { email: 'approver@example.com', firstName: 'Meera', lastName: 'Joshi' }
const administrator = { email: 'admin@example.com', firstName: 'Arjun', lastName: 'Rao' }
/** What lists show of the people with roles, by their addresses. */
const headlines: Record<string, string> = {
	[approver.email]: 'Retired head teacher who checks new profiles',
	[administrator.email]: 'Runs this portal for the community',
}
const guest = { email: 'guest@example.com', firstName: 'Lata', lastName: 'Shah' }
const guestProfile = {
	headline: 'Retired teacher with an idea for a bookshop',
	seeks: ['advice' as const, 'money' as const],
	areas: ['business'],
	sectors: ['trade', 'education'],
	placeId: 2,
	languages: ['mr', 'hi'],
	mobileNumber: '9812345678',
}

function idsOf(count: number, item: (n: number) => { id: string }) {
	return Array.from({ length: count }, (_, n) => item(n).id)
}

/** Adds the accounts with roles, and returns the id of the administrator. */
async function addRoles({ db }: Connection, passwordHash: string) {
	const shared = { passwordHash, status: 'approved' as const }
	const added = await db
		.insert(accounts)
		.values([
			{ ...shared, ...approver, userType: 'candidate', isApprover: true },
			{ ...shared, ...administrator, userType: 'candidate', isAdministrator: true },
			{ ...shared, ...guest, userType: 'guest_user' },
		])
		.onConflictDoNothing()
		.returning({
			id: accounts.id,
			email: accounts.email,
			userType: accounts.userType,
			isAdministrator: accounts.isAdministrator,
		})
	const people = added.filter(({ userType }) => userType === 'candidate')
	if (people.length)
		await db
			.insert(candidates)
			.values(
				people.map(({ id, email }) => ({
					accountId: id,
					headline: headlines[email] ?? null,
					placeId: guestProfile.placeId,
				})),
			)
			.onConflictDoNothing()
	const guestIds = added.filter(({ userType }) => userType === 'guest_user')
	if (guestIds.length)
		await db
			.insert(guests)
			.values(guestIds.map(({ id }) => ({ ...guestProfile, accountId: id })))
			.onConflictDoNothing()
	const last = <Item>(count: number, total: number, item: (n: number) => Item) =>
		Array.from({ length: count }, (_, n) => item(total - 1 - n))
	const ids = [
		...last(waiting.people, size.people, (n) => generator.person(n).id),
		...last(waiting.organisations, size.organisations, (n) => generator.organisation(n).id),
	]
	await db
		.update(accounts)
		.set({ status: 'pending', waitingSince: sql`now()` })
		.where(inArray(accounts.id, ids))
	await spreadRegistrations(db)
	return added.find(({ isAdministrator }) => isAdministrator)?.id
}

/** Lets everybody have registered at some time in the two months before the first application. */
async function spreadRegistrations(db: Connection['db']) {
	const share = sql`('x' || right(${accounts.id}::text, 4))::bit(16)::int / 65536.0`
	await db
		.update(accounts)
		.set({ createdAt: sql`now() - interval '32 days' - interval '60 days' * ${share}` })
		.where(sql`true`)
}

/**
 * The person and the organisation with the most to see: same profession and town, matching experience and pay, at
 * least four skills in common, and the most other jobs near that person.
 */
async function findPair({ pool }: Connection) {
	const { rows } = await pool.query<Pair & { person: string; organisation: string }>(`
		select person.email as person, owner.email as organisation, person.id as "personId",
			job.organisation_id as "organisationId", job.id as "jobId"
		from jobs job
		join job_places spot on spot.job_id = job.id
		join candidates candidate on candidate.profession_id = job.profession_id and candidate.place_id = spot.place_id
		join accounts person on person.id = candidate.account_id and person.status = 'approved'
		join organisation_members member on member.organisation_id = job.organisation_id
		join accounts owner on owner.id = member.account_id and owner.status = 'approved'
		join job_skills wanted on wanted.job_id = job.id
		join candidate_skills had on had.candidate_id = candidate.account_id and had.skill_id = wanted.skill_id
		where job.status = 'open'
			and candidate.experience_months between job.experience_min_months and coalesce(job.experience_max_months, 720)
			and candidate.expected_pay <= job.pay_max * case job.pay_period when 'month' then 12 else 1 end
		group by person.id, person.email, owner.email, job.id, candidate.place_id
		order by least(count(*), 4) desc,
			(select count(*) from jobs other join job_places near on near.job_id = other.id
				where other.profession_id = job.profession_id and near.place_id = candidate.place_id
					and other.published_at is not null) desc,
			person.email, owner.email, job.id
		limit 1`)
	return rows[0]
}

function loginLines(password: string, pair: { person: string; organisation: string } | undefined) {
	const rows = [
		['Vyaktigat', pair?.person ?? generator.person(0).email],
		['Sanstha', pair?.organisation ?? generator.organisation(0).email],
		['Guest', guest.email],
		['Vyaktigat, approver', approver.email],
		['Vyaktigat, administrator', administrator.email],
	]
	const lines = rows.map(([tab, email]) => `  ${tab?.padEnd(26)}${email}`)
	return ['Demo logins, all with the password', `  ${password}`, ...lines].join('\n')
}
