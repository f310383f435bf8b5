import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/lists.ts'

/** An employer that a work entry can name: an approved organisation, or one of its sub-branches. */
export type Employer = { organisation_id: string; sub_branch_id: string | null; name: string }

/** The employer with this name, ignoring case; the oldest if there are several. */
export async function findEmployer(db: Db, name: string) {
	const wanted = name.trim().toLowerCase()
	const [organisation = wanted] = wanted.split(separator)
	const [employer] = await listEmployers(
		db,
		sql`lower(name) = ${wanted}`,
		sql`organisation_id, sub_branch_id`,
		sql`lower(organisation.name) in (${wanted}, ${organisation})`,
	)
	return employer
}

/** Names of employers that contain the words, those that start with them first. */
export async function searchEmployerNames(db: Db, query: string) {
	const found = await listEmployers(
		db,
		sql`lower(name) like ${containing(query)}`,
		sql`starts_with(lower(name), ${query.toLowerCase()}) desc, name`,
		sql`(lower(organisation.name) like ${containing(query.split(separator)[0] ?? '')} or organisation.id in (
			select organisation_id from ${subBranches} branch where lower(branch.name) like ${containing(query)}))`,
	)
	return [...new Set(found.map(({ name }) => name))]
}

const separator = ' · '
const most = 10

/** `among` narrows down the organisations before their branches are searched. */
async function listEmployers(db: Db, condition: SQL, order: SQL, among: SQL): Promise<Employer[]> {
	const { rows } = await db.execute<Employer>(sql`
		with approved as (
			select organisation.id, organisation.name from ${organisations} organisation
			join ${organisationMembers} member on member.organisation_id = organisation.id and member.role = 'owner'
			join ${accounts} owner on owner.id = member.account_id and owner.status = 'approved'
			where ${among})
		select organisation_id, sub_branch_id, name from (
			select id as organisation_id, null::uuid as sub_branch_id, name from approved
			union all
			select approved.id, branch.id, approved.name || ${separator} || branch.name
			from approved join ${subBranches} branch on branch.organisation_id = approved.id) employer
		where ${condition} order by ${order} limit ${most}`)
	return rows
}
