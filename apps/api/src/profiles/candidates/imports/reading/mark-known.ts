import type { KnownPerson } from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { declinedAddresses, peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { sql, type SQL } from 'drizzle-orm'

/** An organisation of the same name, in the same town where both have one, or of the same number. */
const isSame = sql`(lower(present.name) = lower(line.organisation ->> 'name')
		and (present.place_id = (line.organisation ->> 'placeId')::int) is not false
	or right(present.mobile_number, 10) = right(line.organisation ->> 'mobileNumber', 10))`

/** Organisations of a file with the same name and town are alike. */
const likeness = sql`lower(organisation ->> 'name') || coalesce(organisation ->> 'placeId', '')`

/**
 * Marks who must not be invited: whoever has declined before, has an account under the address or the mobile number, looks
 * after an organisation that is here, was invited by another import, or is in an earlier row. Returns how many rows are marked.
 */
export async function markKnown(db: Db, importId: string) {
	const isRow = sql`line.import_id = ${importId} and line.state = 'ready'`
	const isFree = sql`${isRow} and line.known is null`
	const mark = (known: KnownPerson, from: SQL, matches: SQL) =>
		db.execute(
			sql`update ${peopleImportRows} line set known = ${known} from ${from} where ${isFree} and ${matches}`,
		)

	await db.execute(sql`update ${peopleImportRows} line set known = null, known_row = null
		where ${isRow} and line.known is not null`)
	await mark('declined', sql`${declinedAddresses} declined`, sql`declined.address_hash = line.address_hash`)
	await mark('account', sql`${accounts} account`, sql`account.email = line.email`)
	for (const number of [sql`mobile_number`, sql`whatsapp_number`])
		await mark('mobile', sql`${candidates} person`, sql`right(person.${number}, 10) = line.mobile`)
	await mark('organisation', sql`${organisations} present`, isSame)
	await mark(
		'invited',
		sql`${peopleImportRows} other`,
		sql`other.email = line.email and other.import_id <> line.import_id and other.state = 'invited'`,
	)
	for (const key of [sql`email`, sql`mobile`, likeness])
		await db.execute(sql`with first as (select ${key} as key, min(number) as number from ${peopleImportRows} line
				where line.import_id = ${importId} and line.state <> 'faulty' and ${key} is not null
				group by 1 having count(*) > 1)
			update ${peopleImportRows} line set known = 'row', known_row = first.number from first
			where ${isFree} and ${key} = first.key and line.number > first.number`)
	const { rows } = await db.execute<{
		amount: number
	}>(
		sql`select count(*)::int as amount from ${peopleImportRows} line where ${isRow} and line.known is not null`,
	)
	return rows[0]?.amount ?? 0
}
