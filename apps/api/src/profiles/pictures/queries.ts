import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { files } from '@profile-search/db/schema/profiles/files'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { hasRequestBetween } from '#visibility/in-touch.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import { lockOrganisation } from '../organisations/queries.ts'

/**
 * A logo, or a photo whose owner shows the profile to this viewer. Owners see their own photo, approvers every photo.
 */
export async function findShownFile(db: Db, id: string, viewer: ProfileViewer) {
	const { accountId } = viewer
	const isSeen = or(and(isNotNull(candidates.accountId), isVisibleTo(viewer)), isInTouchWithGuest(accountId))
	const isShown = viewer.isApprover ? sql`true` : and(eq(accounts.status, 'approved'), isSeen)
	const [file] = await db
		.select({ id: files.id, kind: files.kind, key: files.key })
		.from(files)
		.leftJoin(accounts, eq(accounts.id, files.accountId))
		.leftJoin(candidates, eq(candidates.accountId, files.accountId))
		.where(
			and(
				eq(files.id, id),
				or(eq(files.kind, 'logo'), isShown, accountId ? eq(files.accountId, accountId) : undefined),
			),
		)
	return file
}

/** Guests have no public page, so their photo is only for accounts in touch with them. */
function isInTouchWithGuest(accountId: string | null) {
	if (!accountId) return undefined
	return and(eq(accounts.userType, 'guest_user'), hasRequestBetween(accountId, accounts.id))
}

/** Deletes the file row of this owner and returns its key; undefined when there was none. */
export async function deleteFileOf(db: Db, owner: Owner) {
	const [deleted] = await db.delete(files).where(isOwnedBy(owner)).returning({ key: files.key })
	return deleted?.key
}

export async function insertFile(db: Db, owner: Owner, file: { key: string; size: number }) {
	const values =
		owner.kind === 'photo'
			? { kind: owner.kind, accountId: owner.id }
			: { kind: owner.kind, organisationId: owner.id }
	const [inserted] = await db
		.insert(files)
		.values({ ...values, ...file })
		.returning({ id: files.id })
	return inserted?.id
}

/** The owner of a file: the account of a photo or the organisation of a logo. */
export type Owner = { kind: 'photo' | 'logo'; id: string }

function isOwnedBy({ kind, id }: Owner) {
	return kind === 'photo' ? eq(files.accountId, id) : eq(files.organisationId, id)
}

/** Stores the address of a picture with its candidate or organisation. */
export async function updatePictureOf(db: Db, { kind, id }: Owner, address: string | null) {
	if (kind === 'photo')
		await db.update(candidates).set({ image: address }).where(eq(candidates.accountId, id))
	else await db.update(organisations).set({ logo: address }).where(eq(organisations.id, id))
}

/** Locks the owner until the transaction ends, so that two changes of one picture take turns. */
export async function lockOwner(db: Db, { kind, id }: Owner) {
	if (kind === 'photo') await lockAccount(db, id)
	else await lockOrganisation(db, id)
}
