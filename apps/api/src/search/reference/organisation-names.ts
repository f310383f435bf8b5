import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { containing } from '#platform/lists.ts'

/** The index of names knows words of three letters and more. */
const leastLetters = 3

/** Names of approved organisations that hold what was typed, those that start with it first. */
export async function completeOrganisationNames(db: Db, typed: string, most: number) {
	if (typed.length < leastLetters) return []
	const { rows } = await db.execute<{ name: string }>(sql`
		select organisation.name from organisations organisation
		join organisation_members member on member.organisation_id = organisation.id and member.role = 'owner'
		join accounts owner on owner.id = member.account_id and owner.status = 'approved'
		where lower(organisation.name) like ${containing(typed)}
		group by organisation.name
		order by starts_with(lower(organisation.name), ${typed.toLowerCase()}) desc, organisation.name limit ${most}`)
	return rows.map(({ name }) => name)
}
