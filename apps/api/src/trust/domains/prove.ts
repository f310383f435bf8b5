import { mostFailedWeeks } from '@profile-search/contract/trust/domains'
import type { Db } from '@profile-search/db/client'
import { record } from '#platform/audit/record.ts'
import type { Network } from '#platform/context/outside.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { newToken } from '#platform/secrets.ts'
import { hold, isShown } from '#profiles/held-changes/hold.ts'
import { findOwner } from '#profiles/organisations/queries.ts'
import { lockOrganisation } from '#profiles/organisations/queries.ts'
import { findStatus } from '#visibility/standing.ts'
import { checkDomain, type Findings } from './check-domain.ts'
import {
	deleteDomainOf,
	findDomainOf,
	insertDomain,
	isProvedElsewhere,
	lockClaims,
	updateLook,
} from './queries.ts'

export const noDomain = 'trustRefusals.noDomain'
const elsewhere = 'trustRefusals.domainElsewhere'

type Editor = { id: string; organisationId: string }

/**
 * Sets the domain of an organisation in place of an earlier one. Setting the same one again keeps its token and its
 * proof.
 */
export async function nameDomain(db: Db, { id, organisationId }: Editor, domain: string) {
	return db.transaction(async (transaction) => {
		await lockOrganisation(transaction, organisationId)
		const present = await findDomainOf(transaction, organisationId)
		if (present?.domain === domain) return present
		if (await isProvedElsewhere(transaction, organisationId, domain)) throw conflict(elsewhere)

		if (present) await dropDomain(transaction, { id, organisationId })
		const named = await insertDomain(transaction, organisationId, domain, newToken())
		if (!named) throw new Error('The domain was not inserted.')
		return named
	})
}

/** Removes the domain of an organisation. Undefined when there was none. */
export async function dropDomain(db: Db, { id, organisationId }: Editor) {
	const dropped = await deleteDomainOf(db, organisationId)
	await hold(db, { organisationId }, { authorId: id, fields: ['domain'], changes: {} })
	if (dropped?.verifiedAt) await recordDomain(db, 'domain_lost', organisationId, dropped.domain, id)
	return dropped
}

/**
 * Checks the domain now. Once the token is found the domain is confirmed; of two organisations that prove the same
 * domain, the first is confirmed.
 */
export async function proveDomain(db: Db, { id, organisationId }: Editor, network: Network | undefined) {
	const claim = await findDomainOf(db, organisationId)
	if (!claim) throw notFound(noDomain)
	const findings = await checkDomain(claim.domain, claim.token, network)
	const isProof = isFound(findings)
	return db.transaction(async (transaction) => {
		await lockClaims(transaction, claim.domain)
		if (isProof && (await isProvedElsewhere(transaction, organisationId, claim.domain)))
			throw conflict(elsewhere)

		const isNew = isProof && !claim.verifiedAt
		const proof = { failedWeeks: 0, ...(isNew && { verifiedAt: new Date() }) }
		const seen = await updateLook(transaction, claim, { ...findings, ...(isProof && proof) })
		if (!seen) throw notFound(noDomain)
		if (isNew) {
			await recordDomain(transaction, 'domain_confirmed', organisationId, claim.domain, id)
			await holdDomain(transaction, { id, organisationId }, { domain: claim.domain })
		}
		return seen
	})
}

/**
 * The weekly check of a proved domain. After three weeks without the token the proof ends, and the owner is told. The
 * number of failed weeks before this check prevents a check that runs twice from counting twice.
 */
export async function proveAgain(
	db: Db,
	organisationId: string,
	failedWeeks: number,
	network: Network | undefined,
) {
	const before = await findDomainOf(db, organisationId)
	if (!before?.verifiedAt) return
	const findings = await checkDomain(before.domain, before.token, network)
	await db.transaction(async (transaction) => {
		await lockClaims(transaction, before.domain)
		const claim = await findDomainOf(transaction, organisationId)
		if (!claim?.verifiedAt || claim.token !== before.token) return

		const failed = isFound(findings) ? 0 : failedWeeks + 1
		if (failed > 0 && claim.failedWeeks !== failedWeeks) return
		const isLost = failed >= mostFailedWeeks
		await updateLook(transaction, claim, {
			...findings,
			failedWeeks: failed,
			...(isLost && { verifiedAt: null }),
		})
		if (!isLost) return
		await recordDomain(transaction, 'domain_lost', organisationId, claim.domain, null)
		await enqueue(transaction, 'mail_domain_lost', { organisationId, domain: claim.domain })
	})
}

/** A proof says who owns a domain, but not whether it resembles another's, so an approver looks at it. */
async function holdDomain(db: Db, { id, organisationId }: Editor, changes: { domain: string }) {
	const owner = await findOwner(db, organisationId)
	if (owner && isShown(await findStatus(db, owner.id)))
		await hold(db, { organisationId }, { authorId: id, fields: ['domain'], changes })
}

function isFound({ record, file }: Findings) {
	return record === 'found' || file === 'found'
}

function recordDomain(
	db: Db,
	action: 'domain_confirmed' | 'domain_lost',
	subjectId: string,
	domain: string,
	actorId: string | null,
) {
	return record(db, { actorId, action, subjectId, facts: { domain } })
}
