import { pageSize } from '@profile-search/contract/basics'
import type { OrganisationKind } from '@profile-search/contract/organisations'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { jobs } from '@profile-search/db/schema/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/organisations'
import { places } from '@profile-search/db/schema/reference'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isOpen } from '../jobs/queries.ts'
import { pageOfList, wordsOf } from '../lists.ts'

type Filter = { words: string; kind?: OrganisationKind | undefined; page: number }

const owned = and(
	eq(organisationMembers.organisationId, organisations.id),
	eq(organisationMembers.role, 'owner'),
)
const byApproved = and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved'))

/** Approved organisations, those with most open jobs first. */
export async function listOrganisations(db: Db, filter: Filter) {
	const condition = and(filter.kind ? eq(organisations.kind, filter.kind) : undefined, wordsIn(filter.words))
	const open = db
		.select({ organisationId: jobs.organisationId, amount: sql<number>`count(*)`.as('open_jobs') })
		.from(jobs)
		.where(isOpen)
		.groupBy(jobs.organisationId)
		.as('hiring')
	const openJobs = sql<number>`coalesce(${open.amount}, 0)`.mapWith(Number)
	const items = await db
		.select({
			id: organisations.id,
			logo: organisations.logo,
			name: organisations.name,
			kind: organisations.kind,
			industry: organisations.industry,
			size: organisations.size,
			place: places.name,
			openJobs,
		})
		.from(organisations)
		.innerJoin(organisationMembers, owned)
		.innerJoin(accounts, byApproved)
		.leftJoin(places, eq(places.id, organisations.placeId))
		.leftJoin(open, eq(open.organisationId, organisations.id))
		.where(condition)
		.orderBy(desc(openJobs), asc(organisations.name), asc(organisations.id))
		.limit(pageSize)
		.offset((filter.page - 1) * pageSize)
	const [counted] = await db
		.select({ total: sql<number>`count(*)`.mapWith(Number) })
		.from(organisations)
		.innerJoin(organisationMembers, owned)
		.innerJoin(accounts, byApproved)
		.leftJoin(places, eq(places.id, organisations.placeId))
		.where(condition)
	return pageOfList(items, counted?.total ?? 0, filter.page)
}

/** Each word in the name, the field of work, the town or what the organisation does. */
function wordsIn(words: string) {
	const text = sql`lower(concat_ws(' ', ${organisations.name}, ${organisations.industry}, ${places.name}, ${organisations.about}))`
	return and(...wordsOf(words).map((word) => sql`position(${word} in ${text}) > 0`))
}
