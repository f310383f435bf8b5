import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { languages, places } from '@profile-search/db/schema/search/reference'
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { isHidden, isHiddenFrom, type Viewer, viewerPlaceholders } from '#visibility/hidden-from.ts'

const isApproved = and(eq(sections.status, 'approved'), eq(accounts.status, 'approved'))

/**
 * The one condition for showing a section to others: it and its account are approved, and the account has not blocked
 * the viewer.
 */
export function isShownTo(viewer: Viewer) {
	return and(isApproved, not(isHiddenFrom(viewer, sections.accountId)))
}

/** The same condition for prepared statements, which are executed with `viewerValues`. */
export const isShownToViewer = and(isApproved, not(isHidden(viewerPlaceholders, sections.accountId)))

/** The name of the organisation, for everyone else that of the account. */
export const displayName = sql<string>`coalesce(${organisations.name}, ${fullNameIn(accounts)})`

/** Only the owner represents an organisation; its other members represent themselves. */
const isOwner = and(eq(organisationMembers.accountId, accounts.id), eq(organisationMembers.role, 'owner'))

const shape = {
	id: sections.accountId,
	name: displayName,
	userType: accounts.userType,
	about: sections.about,
	place: places.name,
	placeId: sections.placeId,
	isRemote: sections.isRemote,
	topics: sections.topics,
	languages: sql<string[]>`array(select language.name from ${languages} language
		where language.code = any(${sections.languages}) order by language.name)`,
	languageCodes: sections.languages,
	fee: sections.fee,
	feePeriod: sections.feePeriod,
	stages: sections.stages,
	ticketMin: sections.ticketMin,
	ticketMax: sections.ticketMax,
	status: sections.status,
	statusReason: sections.statusReason,
	email: accounts.email,
	kind: sections.kind,
	waitingSince: sql<Date>`coalesce(${sections.waitingSince}, ${sections.createdAt})`.mapWith(
		sections.createdAt,
	),
}

/** Sections with their account, name and place. */
export function sectionRows<More extends Record<string, SQL>>(
	db: Db,
	condition: SQL | undefined,
	more: More = {} as More,
) {
	return db
		.select({ ...shape, ...more })
		.from(sections)
		.innerJoin(accounts, eq(accounts.id, sections.accountId))
		.leftJoin(organisationMembers, isOwner)
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(places, eq(places.id, sections.placeId))
		.where(condition)
		.$dynamic()
}

/** How many sections meet a condition on the same tables. */
export async function countSections(db: Db, condition: SQL | undefined) {
	const amount = sql<number>`count(*)`.mapWith(Number)
	const [counted] = await db
		.select({ amount })
		.from(sections)
		.innerJoin(accounts, eq(accounts.id, sections.accountId))
		.leftJoin(organisationMembers, isOwner)
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(places, eq(places.id, sections.placeId))
		.where(condition)
	return counted?.amount ?? 0
}

/** A section of an account in any state. */
export async function findSection(db: Db, accountId: string, kind: SectionKind) {
	const [section] = await sectionRows(db, isOf(accountId, kind))
	return section
}

/** A section visible to this account. */
export async function findShownSection(db: Db, viewer: Viewer, accountId: string, kind: SectionKind) {
	const [section] = await sectionRows(db, and(isOf(accountId, kind), isShownTo(viewer)))
	return section
}

/** Sections of this kind by these accounts that are visible to this account, in no particular order. */
export async function listShownSections(db: Db, viewer: Viewer, kind: SectionKind, accountIds: string[]) {
	if (accountIds.length === 0) return []
	const isOne = and(eq(sections.kind, kind), inArray(sections.accountId, accountIds))
	return sectionRows(db, and(isOne, isShownTo(viewer)))
}

/** Saves a section; a new or rejected one waits for an approver, an approved one stays approved. */
export async function upsertSection(db: Db, values: typeof sections.$inferInsert) {
	const [saved] = await db
		.insert(sections)
		.values({ ...values, waitingSince: sql`now()` })
		.onConflictDoUpdate({
			target: [sections.accountId, sections.kind],
			set: {
				...values,
				updatedAt: sql`now()`,
				status: sql`case when ${sections.status} = 'approved' then ${sections.status} else 'pending' end`,
				statusReason: null,
				waitingSince: sql`case when ${sections.status} = 'rejected' then now() else ${sections.waitingSince} end`,
			},
		})
		.returning({ status: sections.status })
	return saved
}

export async function deleteSection(db: Db, accountId: string, kind: SectionKind) {
	const deleted = await db.delete(sections).where(isOf(accountId, kind)).returning({ kind: sections.kind })
	return deleted.length > 0
}

/** Decides on a pending section. Undefined when it is no longer pending. */
export async function updatePendingSection(
	db: Db,
	{ accountId, kind }: { accountId: string; kind: SectionKind },
	status: 'approved' | 'rejected',
	reason: string | null,
) {
	const [section] = await db
		.update(sections)
		.set({ status, statusReason: reason, waitingSince: null })
		.where(and(isOf(accountId, kind), eq(sections.status, 'pending')))
		.returning({ status: sections.status })
	return section
}

function isOf(accountId: string, kind: SectionKind) {
	return and(eq(sections.accountId, accountId), eq(sections.kind, kind))
}
