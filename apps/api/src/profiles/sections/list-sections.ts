import { pageSize } from '@profile-search/contract/platform/basics'
import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { places } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { keyset, pageOfList, pageWithNext, rowsOfPage, termsOf, type PageAsked } from '#platform/lists.ts'
import { type Viewer, viewerValues } from '#visibility/hidden-from.ts'
import { countSections, isShownTo, isShownToViewer, sectionRows } from './queries.ts'

type Filter = { kind: SectionKind; query: string; topic?: string | undefined } & PageAsked

const latestFirst = keyset('desc', sections.updatedAt, sections.accountId)

/** Sections visible to this account, the latest changed first. */
export async function listSections(db: Db, viewer: Viewer, filter: Filter) {
	const condition = and(
		isShownTo(viewer),
		eq(sections.kind, filter.kind),
		filter.topic ? sql`${filter.topic} = any(${sections.topics})` : undefined,
		holdsTerms(filter.query),
	)
	const { limit, offset } = rowsOfPage(filter)
	const rows = await sectionRows(db, and(condition, latestFirst.after(filter.after)), {
		position: latestFirst.position,
	})
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	return pageWithNext(rows, await countSections(db, condition), filter.page)
}

/** The latest sections, without counting the rest. */
export async function listNewestSections(db: Db, viewer: Viewer, kind: SectionKind, most: number) {
	return newestSections(db).execute({ ...viewerValues(viewer), kind, most })
}

const newestSections = statement((db) =>
	sectionRows(db, and(isShownToViewer, eq(sections.kind, sql.placeholder('kind'))))
		.orderBy(...latestFirst.orderBy)
		.limit(sql.placeholder('most'))
		.prepare('newest_sections'),
)

/** Pending sections, the longest waiting first. Approvers do not see their own. */
export async function listPendingSections(db: Db, approverId: string, page: number) {
	const rows = await sectionRows(db, waitsFor(approverId))
		.orderBy(asc(sections.waitingSince), asc(sections.accountId), asc(sections.kind))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(rows, await countPendingSections(db, approverId), page)
}

/** How many sections wait for a decision of this approver. */
export async function countPendingSections(db: Db, approverId: string) {
	return db.$count(sections, waitsFor(approverId))
}

function waitsFor(approverId: string) {
	return and(eq(sections.status, 'pending'), ne(sections.accountId, approverId))
}

/** Each word must occur in the name, a name of the town, the topics or the text of the section. */
function holdsTerms(query: string) {
	const text = sql`lower(concat_ws(' ', ${organisations.name}, ${accounts.firstName}, ${accounts.lastName}, ${places.name},
		array_to_string(${places.aliases}, ' '),		translate(${sections.topics}::text, '_', ' '), ${sections.about}))`
	return and(...termsOf(query).map((word) => sql`position(${word} in ${text}) > 0`))
}
