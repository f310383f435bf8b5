import type { RejectionCause } from '@profile-search/contract/accounts/decisions'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { eq } from 'drizzle-orm'

type Draft = { decision: string; cause?: RejectionCause; reason?: string }

/** The text that the person reads, in their language: the sentence for the cause, then the approver's own text. */
export async function reasonOf(db: Db, accountId: string, { cause = 'other', reason = '' }: Draft) {
	if (cause === 'other') return reason || null
	const language = await findLanguage(db, accountId)
	const sentence = inLanguage(language, () => t(`accountsAnswers.causes.${cause}`))
	return reason ? `${sentence} ${reason}` : sentence
}

async function findLanguage(db: Db, accountId: string) {
	const [found] = await db
		.select({ language: accounts.language })
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return found?.language ?? 'en'
}
