import {
	type CareerGapDraft,
	type EducationEntryDraft,
	type WorkEntry,
	type WorkEntryDraft,
	mostEntries,
} from '@profile-search/contract/profiles/entries'
import type { Db } from '@profile-search/db/client'
import { careerGaps, educationEntries, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { eq } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findEmployer } from '../../organisations/employers.ts'
import { updateCandidate } from '../queries.ts'
import { insertCareerGap } from './gap-queries.ts'
import { findWorkEntryOf, insertEducationEntry, insertWorkEntry, updateWorkEntry } from './queries.ts'

/** Adds a work entry; a registered organisation is asked to confirm it. */
export async function addWorkEntryOf(db: Db, candidateId: string, draft: WorkEntryDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, candidateId)
		const kept = await transaction.$count(workEntries, eq(workEntries.candidateId, candidateId))
		if (kept >= mostEntries) throw tooManyEntries()

		const claim = await claimOf(transaction, draft)
		const inserted = await insertWorkEntry(transaction, { ...draft, ...claim, candidateId })
		await updateCandidate(transaction, candidateId, {})
		return inserted ?? notThere()
	})
}

/**
 * Changes a work entry. An organisation confirms the employer, the title and the start, so a change of these needs a
 * new confirmation.
 */
export async function changeWorkEntryOf(db: Db, candidateId: string, id: string, draft: WorkEntryDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, candidateId)
		const present = (await findWorkEntryOf(transaction, candidateId, id)) ?? notThere()
		const claim = await claimOf(transaction, draft)
		const isSame =
			present.organisationId === claim.organisationId &&
			present.subBranchId === claim.subBranchId &&
			present.title === draft.title &&
			present.startedOn === draft.startedOn
		await updateWorkEntry(transaction, id, { ...draft, ...(!isSame && claim) })
		await updateCandidate(transaction, candidateId, {})
		return { id }
	})
}

export async function addEducationEntryOf(db: Db, candidateId: string, draft: EducationEntryDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, candidateId)
		const kept = await transaction.$count(educationEntries, eq(educationEntries.candidateId, candidateId))
		if (kept >= mostEntries) throw tooManyEntries()

		const inserted = await insertEducationEntry(transaction, { ...draft, candidateId })
		await updateCandidate(transaction, candidateId, {})
		return inserted ?? notThere()
	})
}

export async function addCareerGapOf(db: Db, candidateId: string, draft: CareerGapDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, candidateId)
		const kept = await transaction.$count(careerGaps, eq(careerGaps.candidateId, candidateId))
		if (kept >= mostEntries) throw tooManyEntries()

		const inserted = await insertCareerGap(transaction, { ...draft, candidateId })
		return inserted ?? notThere()
	})
}

export function notThere(): never {
	throw notFound('profilesRefusals.entryGone')
}

type Claim = {
	organisationId: string | null
	subBranchId: string | null
	confirmation: WorkEntry['confirmation']
	decidedAt: null
	createdAt: Date
}

/** The claim towards the registered organisation of that name, or towards the one with a sub-branch of that name. */
async function claimOf(db: Db, draft: WorkEntryDraft): Promise<Claim> {
	const employer = await findEmployer(db, draft.organisationName)
	return {
		organisationId: employer?.organisation_id ?? null,
		subBranchId: employer?.sub_branch_id ?? null,
		confirmation: employer ? 'claimed' : null,
		decidedAt: null,
		createdAt: new Date(),
	}
}

function tooManyEntries() {
	return conflict('profilesRefusals.tooManyEntries', { most: mostEntries })
}
