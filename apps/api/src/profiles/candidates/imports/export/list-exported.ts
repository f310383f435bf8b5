import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
} from '@profile-search/db/schema/profiles/candidates'
import { languages, places, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { inOrderOfIds } from '#http/tables/writing/export-rows.ts'
import type { Viewer } from '#visibility/hidden-from.ts'
import { isVisibleTo } from '#visibility/visible-people.ts'

const peopleAtOnce = 500

export type ExportedPerson = Awaited<ReturnType<typeof listPeopleAfter>>[number]

/** The people whom an export for this viewer holds, in the order in which they registered, some at a time. */
export function eachExportedPerson(db: Db, viewer: Viewer) {
	return inOrderOfIds((after) => listPeopleAfter(db, viewer, after))
}

export async function countExportedPeople(db: Db, viewer: Viewer) {
	const [found] = await db
		.select({ amount: sql<number>`count(*)::int` })
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.where(isExportedTo(viewer))
	return found?.amount ?? 0
}

/**
 * Approved people who have agreed to be shown to members, as far as they do not hide from the viewer. Whoever is being
 * erased, is suspended or is frozen has another status.
 */
function isExportedTo(viewer: Viewer) {
	const member = { ...viewer, isMember: true, isApprovedOrganisation: false, isApprover: false }
	return and(eq(accounts.status, 'approved'), eq(accounts.userType, 'candidate'), isVisibleTo(member))
}

async function listPeopleAfter(db: Db, viewer: Viewer, after: string | undefined) {
	return db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			email: accounts.email,
			headline: candidates.headline,
			summary: candidates.summary,
			profession: professions.name,
			experienceMonths: candidates.experienceMonths,
			education: candidates.education,
			fieldOfStudy: candidates.fieldOfStudy,
			place: { id: places.id, name: places.name, state: places.state },
			workModes: candidates.workModes,
			expectedPay: candidates.expectedPay,
			isPayShown: candidates.isPayShown,
			noticeDays: candidates.noticeDays,
			skills: jsonRows(
				{ name: skills.name },
				sql`from ${candidateSkills} join ${skills} on ${skills.id} = ${candidateSkills.skillId}
					where ${candidateSkills.candidateId} = ${accounts.id}
					order by ${candidateSkills.level} desc nulls last, ${skills.name}`,
			),
			languages: jsonRows(
				{ name: languages.name, level: candidateLanguages.level },
				sql`from ${candidateLanguages} join ${languages} on ${languages.code} = ${candidateLanguages.code}
					where ${candidateLanguages.candidateId} = ${accounts.id} order by ${languages.name}`,
			),
		})
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(and(isExportedTo(viewer), after === undefined ? undefined : gt(accounts.id, after)))
		.orderBy(asc(accounts.id))
		.limit(peopleAtOnce)
}
