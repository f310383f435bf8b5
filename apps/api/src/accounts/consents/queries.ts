import { noticePage, type ConsentPurpose, type NoticeSeen } from '@profile-search/contract/accounts/consents'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Visibility } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { consents } from '@profile-search/db/schema/privacy/personal-data'
import { pages } from '@profile-search/db/schema/site/pages'
import { and, desc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'

/** The current notice, in this language or else in English. Undefined only on a site without its texts. */
export async function findNotice(db: Db, language: PageLanguage): Promise<NoticeSeen | undefined> {
	const [notice] = await db
		.select({ noticeVersion: pages.version, language: pages.language })
		.from(pages)
		.where(
			and(
				eq(pages.slug, noticePage),
				pages.isLive,
				sql`${pages.language} in ('en', ${language}::page_language)`,
			),
		)
		.orderBy(sql`${pages.language} = ${language}::page_language desc`)
		.limit(1)
	return notice
}

/** Records a consent to a purpose, if none is open. */
export async function insertConsent(db: Db, accountId: string, purpose: ConsentPurpose, notice: NoticeSeen) {
	await db
		.insert(consents)
		.values({ accountId, purpose, ...notice })
		.onConflictDoNothing()
}

/** Ends the open consent to a purpose, if there is one. */
export async function updateToWithdrawn(db: Db, accountId: string, purpose: ConsentPurpose) {
	await db
		.update(consents)
		.set({ withdrawnAt: sql`now()` })
		.where(and(isOpenOf(accountId, purpose)))
}

/**
 * Records what a person's setting amounts to: a consent, or its withdrawal. The notice is the current one, in
 * the language of their latest consent.
 */
export async function noteConsent(db: Db, accountId: string, purpose: ConsentPurpose, isGiven: boolean) {
	if (!isGiven) return updateToWithdrawn(db, accountId, purpose)
	const [latest] = await db
		.select({ language: consents.language })
		.from(consents)
		.where(eq(consents.accountId, accountId))
		.orderBy(desc(consents.givenAt))
		.limit(1)
	const notice = await findNotice(db, latest?.language ?? 'en')
	if (notice) await insertConsent(db, accountId, purpose, notice)
}

/** Every consent of an account, latest first. */
export async function listConsents(db: Db, accountId: string) {
	const { purpose, noticeVersion, language, givenAt, withdrawnAt } = consents
	return db
		.select({ purpose, noticeVersion, language, givenAt, withdrawnAt })
		.from(consents)
		.where(eq(consents.accountId, accountId))
		.orderBy(desc(givenAt), desc(consents.id))
		.limit(200)
}

/** Whether an account has agreed to a purpose, for queries over many accounts. */
export function hasConsent(accountId: SQLWrapper, purpose: ConsentPurpose) {
	return sql`exists (select from consents consent where consent.account_id = ${accountId}
		and consent.purpose = ${sql.raw(`'${purpose}'`)} and consent.withdrawn_at is null)`
}

function isOpenOf(accountId: string, purpose: ConsentPurpose) {
	return and(eq(consents.accountId, accountId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt))
}

/** Choosing who sees the profile counts as consent to it. */
export async function noteVisibility(db: Db, accountId: string, visibility: Visibility) {
	await noteConsent(db, accountId, 'shown_to_members', visibility !== 'approved_organisations')
	await noteConsent(db, accountId, 'shown_to_public', visibility === 'public')
}
