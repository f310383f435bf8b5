import type { ConsentPurpose } from '@profile-search/contract/accounts/consents'
import type { Db } from '@profile-search/db/client'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { and, eq, sql } from 'drizzle-orm'
import { listConsents } from '#accounts/consents/queries.ts'
import { listSettings } from '#accounts/notifications/settings.ts'
import { chooseMatchMails } from '#accounts/notifications/settings.ts'
import { deleteAttributesOf, findAttributesOf } from '#matching/fairness/queries.ts'
import { changeVisibility } from '#profiles/candidates/change-visibility.ts'

type Account = { id: string; userType: 'candidate' | 'employer' | 'guest_user' }

/** The purposes that each type of account is asked about; irrelevant ones are not shown. */
const asked: Record<Account['userType'], ConsentPurpose[]> = {
	candidate: [
		'account',
		'shown_to_members',
		'shown_to_public',
		'match_mails',
		'learning',
		'equal_opportunity',
	],
	employer: ['account', 'match_mails'],
	guest_user: ['account'],
}

/**
 * The purposes that the data of an account is used for. The current settings count, not earlier consents; the
 * consents give the dates.
 */
export async function listPurposes(db: Db, { id, userType }: Account) {
	const [history, settings, attributes, visibility] = await Promise.all([
		listConsents(db, id),
		listSettings(db, id),
		findAttributesOf(db, id),
		findVisibility(db, id),
	])
	const isOpen = (purpose: ConsentPurpose) =>
		history.find((consent) => consent.purpose === purpose && consent.withdrawnAt === null)
	const isOn: Record<ConsentPurpose, boolean> = {
		account: true,
		shown_to_members: visibility === 'members' || visibility === 'public',
		shown_to_public: visibility === 'public',
		match_mails: settings.some(({ kind, mail }) => kind === 'match' && mail),
		learning: isOpen('learning') !== undefined,
		equal_opportunity: attributes !== undefined,
	}
	const purposes = asked[userType].map((purpose) => ({
		purpose,
		isOn: isOn[purpose],
		since: (isOn[purpose] && isOpen(purpose)?.givenAt) || null,
	}))
	return { purposes, history }
}

/** Whether this type of account is asked about a purpose. */
export function isAsked({ userType }: Account, purpose: ConsentPurpose) {
	return asked[userType].includes(purpose)
}

/** Switches on what a consent allows, or switches it off; `account` ends only with the account. */
export async function carryOut(db: Db, { id }: Account, purpose: ConsentPurpose, isGiven: boolean) {
	if (purpose === 'shown_to_members') {
		await changeVisibility(db, id, isGiven ? 'members' : 'approved_organisations')
	} else if (purpose === 'shown_to_public') {
		await changeVisibility(db, id, isGiven ? 'public' : 'members')
	} else if (purpose === 'match_mails') {
		await chooseMatchMails(db, id, isGiven)
	} else if (purpose === 'equal_opportunity' && !isGiven) {
		await deleteAttributesOf(db, id)
	}
}

/** The recent viewers of a profile who lose access once only approved organisations see it. */
export async function countLosers(db: Db, accountId: string, purpose: ConsentPurpose) {
	if (purpose !== 'shown_to_members' && purpose !== 'shown_to_public') return nobody
	const visibility = await findVisibility(db, accountId)
	const [found] = await db
		.select({
			people: sql<number>`count(distinct ${profileVisits.visitorId})::int`,
		})
		.from(profileVisits)
		.where(and(eq(profileVisits.ownerId, accountId), eq(profileVisits.role, 'member')))
	return {
		...nobody,
		...(purpose === 'shown_to_members' && found),
		visitors: visibility === 'public',
	}
}

const nobody = { people: 0, visitors: false }

async function findVisibility(db: Db, accountId: string) {
	const [found] = await db
		.select({ visibility: candidates.visibility })
		.from(candidates)
		.where(eq(candidates.accountId, accountId))
	return found?.visibility
}
