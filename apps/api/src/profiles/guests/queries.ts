import { GuestSeek } from '@profile-search/contract/profiles/guests'
import { AdviceArea, InvestmentSector, BusinessStage } from '@profile-search/contract/profiles/sections'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { languages, places } from '@profile-search/db/schema/search/reference'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

/** The address of the photo that an account has in the file store; null when it has none. */
export const photoAddress = sql<string | null>`'/api/files/' || ${files.id}`

/** A guest with their profile. Undefined when the account is of another kind. */
export async function findGuest(db: Db, accountId: string) {
	const [found] = await db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			email: accounts.email,
			status: accounts.status,
			statusReason: accounts.statusReason,
			image: photoAddress,
			headline: guests.headline,
			seeks: guests.seeks,
			areas: guests.areas,
			sectors: guests.sectors,
			stage: guests.stage,
			amount: guests.amount,
			placeId: guests.placeId,
			place: places.name,
			languages: sql<string[]>`array(select language.name from ${languages} language
				where language.code = any(${guests.languages}) order by language.name)`,
			languageCodes: guests.languages,
			mobileNumber: guests.mobileNumber,
		})
		.from(accounts)
		.leftJoin(guests, eq(guests.accountId, accounts.id))
		.leftJoin(places, eq(places.id, guests.placeId))
		.leftJoin(files, eq(files.accountId, accounts.id))
		.where(and(eq(accounts.id, accountId), eq(accounts.userType, 'guest_user')))
	return found && { ...found, ...shape.parse(found) }
}

const listOf = <Value extends z.ZodType>(value: Value) =>
	z
		.array(value)
		.nullable()
		.transform((list) => list ?? [])

/** Lists never entered become empty; their values are those of the contract. */
const shape = z.object({
	seeks: listOf(GuestSeek),
	areas: listOf(AdviceArea),
	sectors: listOf(InvestmentSector),
	stage: BusinessStage.nullable(),
	languageCodes: listOf(z.string()),
})

export type Guest = NonNullable<Awaited<ReturnType<typeof findGuest>>>

export async function upsertGuest(db: Db, values: typeof guests.$inferInsert) {
	await db
		.insert(guests)
		.values(values)
		.onConflictDoUpdate({ target: guests.accountId, set: { ...values, updatedAt: sql`now()` } })
}

export async function deleteGuest(db: Db, accountId: string) {
	await db.delete(guests).where(eq(guests.accountId, accountId))
}

/** Changes the kind of an account, which becomes incomplete. */
export async function updateUserType(db: Db, accountId: string, userType: 'candidate' | 'employer') {
	const [changed] = await db
		.update(accounts)
		.set({ userType, status: 'incomplete', statusReason: null, waitingSince: null, askedAt: null })
		.where(eq(accounts.id, accountId))
		.returning()
	return changed
}
