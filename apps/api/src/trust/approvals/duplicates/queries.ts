import type { LikenessReason } from '@profile-search/contract/trust/approvals'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { textDigest, candidates, lastDigits } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { likelyDuplicates } from '@profile-search/db/schema/trust/approvals'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { shownName } from '../queue.ts'

/** The maximum for each reason; a telephone number of a hundred people says nothing about any of them. */
const most = 10

/** The minimum similarity of names and texts, from 0 to 1, as pg_trgm counts. */
const alikeNames = 0.5
const alikeText = 0.8

/**
 * Accounts that may be the same person or organisation as this one, those with most reasons first. Every part uses an
 * index to find a few rows and compares only those: among a million people it takes milliseconds.
 */
export async function listDuplicates(db: Db, accountId: string) {
	const found = await db.execute<{ id: string; reasons: LikenessReason[] }>(sql`
		select id, array_agg(distinct reason order by reason) as reasons from (${parts(accountId)}) alike
		where id <> ${accountId} group by id order by count(distinct reason) desc, id limit ${most}`)
	const reasons = new Map(found.rows.map((row) => [row.id, row.reasons]))
	const shown = await listShown(db, [...reasons.keys()])
	return [...reasons].flatMap(([id, why]) =>
		shown.filter((each) => each.id === id).map((each) => ({ ...each, reasons: why })),
	)
}

/** Stores the possible duplicates of an account, in both directions, for the filter of the queue. */
export async function replaceDuplicates(db: Db, accountId: string) {
	const found = await listDuplicates(db, accountId)
	await db.transaction(async (transaction) => {
		await transaction
			.delete(likelyDuplicates)
			.where(sql`${accountId} in (${likelyDuplicates.accountId}, ${likelyDuplicates.otherId})`)
		const pairs = found.flatMap(({ id }) => [
			{ accountId, otherId: id },
			{ accountId: id, otherId: accountId },
		])
		if (pairs.length) await transaction.insert(likelyDuplicates).values(pairs).onConflictDoNothing()
	})
}

function listShown(db: Db, ids: string[]) {
	return db
		.select({
			id: accounts.id,
			userType: accounts.userType,
			status: accounts.status,
			name: shownName,
			about: sql<
				string | null
			>`coalesce(${organisations.industry}, ${candidates.headline}, ${guests.headline})`,
			place: places.name,
			email: accounts.email,
			createdAt: accounts.createdAt,
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.leftJoin(guests, eq(guests.accountId, accounts.id))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(
			places,
			eq(places.id, sql`coalesce(${candidates.placeId}, ${organisations.placeId}, ${guests.placeId})`),
		)
		.where(
			and(
				inArray(accounts.id, ids.length ? ids : [nobody]),
				sql`not exists (select from merges where duplicate_id = ${accounts.id} and undone_at is null)`,
			),
		)
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** One query for each reason: the accounts that share it with this account. */
function parts(accountId: string) {
	const me = sql`(select c.*, ${fullNameIn(accounts)} as name
		from candidates c join accounts on accounts.id = c.account_id where c.account_id = ${accountId})`
	const us = sql`(select o.* from organisations o join organisation_members m on m.organisation_id = o.id
		where m.account_id = ${accountId} and m.role = 'owner')`
	const owner = sql`join organisation_members member on member.organisation_id = organisations.id and member.role = 'owner'`
	return sql.join(
		[
			// The mobile number, or its last ten digits, since the country code can be left out.
			part(
				'phone',
				sql`select account_id from candidates where ${lastDigits(candidates.mobileNumber)} in (${numbersOf(accountId)})`,
			),
			part(
				'phone',
				sql`select account_id from candidates where ${lastDigits(candidates.whatsappNumber)} in (${numbersOf(accountId)})`,
			),
			part(
				'phone',
				sql`select account_id from guests where ${lastDigits(guests.mobileNumber)} in (${numbersOf(accountId)})`,
			),
			part(
				'phone',
				sql`select account_id from organisations ${owner} where ${lastDigits(organisations.mobileNumber)} in (${numbersOf(accountId)})`,
			),
			part(
				'name_and_birth',
				sql`select candidates.account_id from ${me} me join candidates on candidates.birth_date = me.birth_date
					join accounts on accounts.id = candidates.account_id
					where similarity(${fullNameIn(accounts)}, me.name) >= ${alikeNames}`,
			),
			part(
				'same_text',
				sql`select candidates.account_id from candidates
					where length(candidates.summary) >= 80
						and ${textDigest(candidates.summary)} = (select ${textDigest(candidates.summary)} from candidates
							where candidates.account_id = ${accountId} and length(candidates.summary) >= 80)`,
			),
			part(
				'similar_text',
				sql`select candidates.account_id from ${me} me join candidates
						on candidates.profession_id = me.profession_id and candidates.place_id = me.place_id
					where length(me.summary) >= 80 and similarity(candidates.summary, me.summary) between ${alikeText} and 0.9999`,
			),
			part(
				'file',
				sql`select theirs.account_id from file_digests mine join file_digests theirs using (digest)
					where mine.account_id = ${accountId}`,
			),
			part(
				'name_and_place',
				sql`select member.account_id from ${us} us join organisations on organisations.place_id = us.place_id ${owner}
					where similarity(organisations.name, us.name) >= ${alikeNames}`,
			),
			part(
				'website',
				sql`select member.account_id from ${us} us join organisations on ${hostOf('organisations')} = ${hostOf('us')} ${owner}`,
			),
		],
		sql` union all `,
	)
}

function part(reason: LikenessReason, who: SQL) {
	return sql`(select account_id as id, ${reason}::text as reason from (${who} limit ${most + 1}) found(account_id))`
}

function numbersOf(accountId: string) {
	return sql`
		select right(mobile_number, 10) from candidates where account_id = ${accountId}
		union select right(whatsapp_number, 10) from candidates where account_id = ${accountId}
		union select right(mobile_number, 10) from guests where account_id = ${accountId}
		union select right(o.mobile_number, 10) from organisations o
			join organisation_members m on m.organisation_id = o.id where m.account_id = ${accountId}`
}

function hostOf(table: 'organisations' | 'us') {
	return sql`lower(substring(${sql.identifier(table)}.website from '^https?://(?:www\\.)?([^/:?#]+)'))`
}
