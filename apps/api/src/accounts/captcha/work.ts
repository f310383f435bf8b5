import type { Db } from '@profile-search/db/client'
import type { Limits } from '#http/limits.ts'
import { refused } from '#platform/refusal.ts'
import { findKeptSecret } from '#platform/settings/kept-secret.ts'
import { isSolved, newChallenge } from './check-captcha.ts'

/** Four times the work of a captcha: about a second on a desktop, and four on a slow phone. */
const times = 4

/**
 * Proof of work that the browser does for a try past a limit, even on a site without a captcha. An owner whom
 * a stranger has locked out by trying too often gets in with it; a guesser pays for each guess.
 */
export async function newWork(db: Db) {
	return newChallenge({ secret: await findKeptSecret(db, 'work') }, times)
}

/** Whether the caller has done the work for this try. */
export async function hasWorked(db: Db, answer: string | undefined) {
	return answer !== undefined && isSolved(db, { secret: await findKeptSecret(db, 'work') }, answer)
}

/** Asks for work once the tries for this address or account are spent. */
export async function askForWork(
	limits: Limits,
	names: readonly Parameters<Limits['isSpent']>[0][],
	key: string,
	isPaid: boolean,
) {
	if (isPaid) return
	for (const name of names) if (await limits.isSpent(name, key)) throw workNeeded()
}

/** Browsers that read the code of this refusal do the work and retry by themselves. */
export function workNeeded() {
	return refused('captchaNeeded', 'accountsRefusals.workNeeded')
}
