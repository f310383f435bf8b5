import { workedMonths } from '@profile-search/contract/profiles/entries'
import type { TaxonomyItem } from '@profile-search/contract/search/reference'
import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/profiles/candidates'
import { languages, places, professions, skills } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { type AnyColumn, and, eq, sql, type SQL } from 'drizzle-orm'
import { viewerPlaceholders } from '#visibility/hidden-from.ts'
import { isContactGranted } from '#visibility/in-touch.ts'
import { isVisibleToReader, readerValues, type ProfileViewer } from '#visibility/visible-people.ts'
import { careerGapsOf } from './entries/gap-queries.ts'
import { educationEntriesOf, workEntriesOf } from './entries/queries.ts'

/** A complete profile by its account. Undefined when there is none. */
export async function findCandidate(db: Db, accountId: string) {
	const [profile] = await profileOf(db).execute({ id: accountId })
	return profile && withWorkedMonths(profile)
}

/** An approved profile that is visible to this viewer, and whether they may see its contact details. */
export async function findVisibleCandidate(db: Db, accountId: string, viewer: ProfileViewer) {
	const [profile] = await visibleProfileOf(db).execute({ id: accountId, ...readerValues(viewer) })
	return profile && asShown(withWorkedMonths(profile))
}

/** Removes the expected pay unless its owner shows it. */
export function asShown<Profile extends { isPayShown: boolean; expectedPay: number | null }>(
	profile: Profile,
) {
	return { ...profile, expectedPay: profile.isPayShown ? profile.expectedPay : null }
}

function withWorkedMonths<Profile extends { workEntries: Parameters<typeof workedMonths>[0] }>(
	profile: Profile,
) {
	return { ...profile, workedMonths: workedMonths(profile.workEntries, new Date()) }
}

const isWanted = eq(candidates.accountId, sql.placeholder('id'))

const profileOf = statement((db) => selectProfile(db, {}).where(isWanted).prepare('profile'))

const visibleProfileOf = statement((db) =>
	selectProfile(db, {
		isContactGranted: isContactGranted(viewerPlaceholders.accountId, candidates.accountId),
	})
		.where(and(isWanted, eq(accounts.status, 'approved'), isVisibleToReader))
		.prepare('visible_profile'),
)

function selectProfile<Besides extends Record<string, SQL>>(db: Db, besides: Besides) {
	return db
		.select({
			...besides,
			id: accounts.id,
			email: accounts.email,
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			status: accounts.status,
			statusReason: accounts.statusReason,
			image: candidates.image,
			headline: candidates.headline,
			summary: candidates.summary,
			professionId: candidates.professionId,
			profession: professions.name,
			preferredProfessionIds: candidates.preferredProfessionIds,
			preferredProfessions: sql<string[]>`array(
				select preferred.name from ${professions} preferred where preferred.id = any(${candidates.preferredProfessionIds}) order by preferred.name)`,
			experienceMonths: candidates.experienceMonths,
			education: candidates.education,
			fieldOfStudy: candidates.fieldOfStudy,
			placeId: candidates.placeId,
			place: places.name,
			preferredPlaces: sql<TaxonomyItem[]>`array(
				select jsonb_build_object('id', preferred.id, 'name', preferred.name)
				from ${places} preferred where preferred.id = any(${candidates.preferredPlaceIds}) order by preferred.name)`,
			willingToMove: candidates.willingToMove,
			workModes: candidates.workModes,
			expectedPay: candidates.expectedPay,
			isPayShown: candidates.isPayShown,
			noticeDays: candidates.noticeDays,
			mobileNumber: candidates.mobileNumber,
			whatsappNumber: candidates.whatsappNumber,
			birthDate: candidates.birthDate,
			linkedinUrl: candidates.linkedinUrl,
			address: candidates.address,
			links: candidates.links,
			visibility: candidates.visibility,
			skills: skillsOf(candidates.accountId),
			languages: languagesOf(candidates.accountId),
			workEntries: workEntriesOf(candidates.accountId),
			educationEntries: educationEntriesOf(candidates.accountId),
			careerGaps: careerGapsOf(candidates.accountId),
		})
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
}

function skillsOf(candidateId: AnyColumn) {
	return jsonRows(
		{
			name: skills.name,
			level: candidateSkills.level,
			years: candidateSkills.years,
			shownBy: sql<{ id: string; name: string } | null>`case
				when ${workEntries.id} is not null then jsonb_build_object('id', ${workEntries.id},
					'name', ${workEntries.title} || ', ' || ${workEntries.organisationName})
				when ${educationEntries.id} is not null then jsonb_build_object('id', ${educationEntries.id},
					'name', ${educationEntries.degree} || ', ' || ${educationEntries.institution}) end`,
		},
		sql`from ${candidateSkills}
			join ${skills} on ${skills.id} = ${candidateSkills.skillId}
			left join ${workEntries} on ${workEntries.id} = ${candidateSkills.workEntryId}
			left join ${educationEntries} on ${educationEntries.id} = ${candidateSkills.educationEntryId}
			where ${candidateSkills.candidateId} = ${candidateId}
			order by ${candidateSkills.level} desc nulls last, ${skills.name}`,
	)
}

function languagesOf(candidateId: AnyColumn) {
	return jsonRows(
		{ code: languages.code, name: languages.name, level: candidateLanguages.level },
		sql`from ${candidateLanguages} join ${languages} on ${languages.code} = ${candidateLanguages.code}
			where ${candidateLanguages.candidateId} = ${candidateId}
			order by ${candidateLanguages.level} desc nulls last, ${languages.name}`,
	)
}

export async function updateCandidate(
	db: Db,
	accountId: string,
	values: Partial<typeof candidates.$inferInsert>,
) {
	await db
		.update(candidates)
		.set({ ...values, updatedAt: sql`now()` })
		.where(eq(candidates.accountId, accountId))
}

export async function replaceSkills(
	db: Db,
	rows: (typeof candidateSkills.$inferInsert)[],
	candidateId: string,
) {
	await db.delete(candidateSkills).where(eq(candidateSkills.candidateId, candidateId))
	if (rows.length) await db.insert(candidateSkills).values(rows).onConflictDoNothing()
}

export async function replaceLanguages(
	db: Db,
	rows: (typeof candidateLanguages.$inferInsert)[],
	candidateId: string,
) {
	await db.delete(candidateLanguages).where(eq(candidateLanguages.candidateId, candidateId))
	if (rows.length) await db.insert(candidateLanguages).values(rows).onConflictDoNothing()
}
