import {
	mostEmployerBlocks,
	type EmployerBlockDraft,
} from '@profile-search/contract/profiles/employers/employer-blocking'
import type { Db } from '@profile-search/db/client'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { conflict, malformedAt } from '#platform/refusal.ts'
import { findApprovedOrganisation } from '../organisations/queries.ts'
import { countEmployerBlocksOf, insertEmployerBlock } from './queries.ts'

/**
 * Adds an organisation or a domain to a person's blocking list. The account is locked, so that the list never exceeds
 * its limit.
 */
export async function addEmployerBlockOf(db: Db, ownerId: string, draft: EmployerBlockDraft) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, ownerId)
		if ((await countEmployerBlocksOf(transaction, ownerId)) >= mostEmployerBlocks)
			throw conflict('profilesRefusals.tooManyBlocks', { most: mostEmployerBlocks })

		const target =
			draft.kind === 'domain'
				? { domain: draft.domain }
				: { organisationId: await idOfListed(transaction, draft.organisationId) }
		const inserted = await insertEmployerBlock(transaction, { ...target, ownerId })
		if (!inserted) throw conflict('profilesRefusals.onList')
		return inserted.id
	})
}

async function idOfListed(db: Db, id: string) {
	const organisation = await findApprovedOrganisation(db, id)
	if (!organisation) throw malformedAt('organisationId', 'profilesRefusals.organisationFromList')
	return organisation.id
}
