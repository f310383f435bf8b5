import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { eq } from 'drizzle-orm'
import { findViewer } from '#visibility/hidden-from.ts'
import { standing } from '#visibility/standing.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { findMailbox } from '../queries.ts'
import type { Owner } from '../rules.ts'

/** The reader of a digest: the mail address, and what the reader may see. */
export type Reader = {
	owner: Owner
	email: string
	/** Null where nobody has chosen one. */
	language: PageLanguage | null
	viewer: ProfileViewer
	candidateId: string | null
}

const stranger = {
	accountId: null,
	organisationId: null,
	mailDomain: null,
	isMember: false,
	isApprovedOrganisation: false,
	isApprover: false,
}

/** Undefined for an account that is gone or suspended. */
export async function findReader(db: Db, owner: Owner): Promise<Reader | undefined> {
	if (owner.accountId === null) {
		const mailbox = await findMailbox(db, owner.mailboxId)
		return (
			mailbox && {
				owner,
				email: mailbox.email,
				language: mailbox.language,
				viewer: stranger,
				candidateId: null,
			}
		)
	}
	const viewer = await findViewer(db, owner.accountId)
	const [account] = await db
		.select({
			email: accounts.email,
			language: accounts.language,
			userType: accounts.userType,
			status: standing().status,
			isApprover: accounts.isApprover,
		})
		.from(accounts)
		.where(eq(accounts.id, owner.accountId))
	if (!viewer || !account || account.status === 'suspended') return undefined

	const isApproved = account.status === 'approved'
	return {
		owner,
		email: account.email,
		language: account.language,
		viewer: {
			...viewer,
			isMember: isApproved,
			isApprovedOrganisation: account.userType === 'employer' && isApproved,
			isApprover: account.isApprover,
		},
		candidateId: account.userType === 'candidate' && isApproved ? owner.accountId : null,
	}
}
