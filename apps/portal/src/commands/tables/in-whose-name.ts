import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { and, eq } from 'drizzle-orm'
import { WrongSetting } from '../../settings/settings.ts'

/** The id of the administrator with this email; anybody else is named in one line. */
export async function findAdministrator(db: Db, email: string) {
	const [found] = await db
		.select({ id: accounts.id })
		.from(accounts)
		.where(and(isOf(email), eq(accounts.isAdministrator, true)))
	if (!found) throw new WrongSetting(`No administrator has the address ${email}.`)
	return found.id
}

/** The account with this email and its organisation; somebody without one is named in one line. */
export async function findMember(db: Db, email: string) {
	const [found] = await db
		.select({ accountId: accounts.id, organisationId: organisationMembers.organisationId })
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.where(isOf(email))
	if (!found) throw new WrongSetting(`Nobody with the address ${email} is in the team of an organisation.`)
	return found
}

function isOf(email: string) {
	return eq(accounts.email, email.trim().toLowerCase())
}
