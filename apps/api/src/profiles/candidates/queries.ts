import type { TaxonomyItem } from '@profile-search/contract/search/reference'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import {
	candidateLanguages,
	candidates,
	candidateSkills,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/profiles/candidates'
import { languages, places, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import { listCareerGapsOf } from './entries/gap-queries.ts'
import { listEducationEntriesOf, listWorkEntriesOf } from './entries/queries.ts'
import { workedMonths } from './entries/worked-months.ts'

/** A complete profile by its account. Undefined when there is none. */
export async function findCandidate(db: Db, accountId: string) {
	return findCandidateWhere(db, eq(candidates.accountId, accountId))
}

/** An approved profile that is visible to this viewer. */
export async function findVisibleCandidate(db: Db, accountId: string, viewer: ProfileViewer) {
	const profile = await findCandidateWhere(
		db,
		and(eq(candidates.accountId, accountId), eq(accounts.status, 'approved'), isVisibleTo(viewer)),
	)
	return profile && asShown(profile)
}

/** Removes the expected pay unless its owner shows it. */
export function asShown<Profile extends { isPayShown: boolean; expectedPay: number | null }>(
	profile: Profile,
) {
	return { ...profile, expectedPay: profile.isPayShown ? profile.expectedPay : null }
}

async function findCandidateWhere(db: Db, condition: SQL | undefined) {
	const [profile] = await db
		.select({
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
		})
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(condition)
	if (!profile) return undefined

	const [skillList, languageList, works, studies, gaps] = await Promise.all([
		listSkillsOf(db, profile.id),
		listLanguagesOf(db, profile.id),
		listWorkEntriesOf(db, profile.id),
		listEducationEntriesOf(db, profile.id),
		listCareerGapsOf(db, profile.id),
	])
	return {
		...profile,
		skills: skillList,
		languages: languageList,
		workEntries: works,
		educationEntries: studies,
		careerGaps: gaps,
		workedMonths: workedMonths(works, new Date()),
	}
}

async function listSkillsOf(db: Db, candidateId: string) {
	return db
		.select({
			name: skills.name,
			level: candidateSkills.level,
			years: candidateSkills.years,
			shownBy: sql<{ id: string; name: string } | null>`case
				when ${workEntries.id} is not null then jsonb_build_object('id', ${workEntries.id},
					'name', ${workEntries.title} || ', ' || ${workEntries.organisationName})
				when ${educationEntries.id} is not null then jsonb_build_object('id', ${educationEntries.id},
					'name', ${educationEntries.degree} || ', ' || ${educationEntries.institution}) end`,
		})
		.from(candidateSkills)
		.innerJoin(skills, eq(skills.id, candidateSkills.skillId))
		.leftJoin(workEntries, eq(workEntries.id, candidateSkills.workEntryId))
		.leftJoin(educationEntries, eq(educationEntries.id, candidateSkills.educationEntryId))
		.where(eq(candidateSkills.candidateId, candidateId))
		.orderBy(sql`${candidateSkills.level} desc nulls last`, asc(skills.name))
}

async function listLanguagesOf(db: Db, candidateId: string) {
	return db
		.select({ code: languages.code, name: languages.name, level: candidateLanguages.level })
		.from(candidateLanguages)
		.innerJoin(languages, eq(languages.code, candidateLanguages.code))
		.where(eq(candidateLanguages.candidateId, candidateId))
		.orderBy(sql`${candidateLanguages.level} desc nulls last`, asc(languages.name))
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
