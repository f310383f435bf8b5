import type { Db } from '@profile-search/db/client'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { masked } from '#accounts/accounts/masked.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { mergedMail, mergeUndoneMail } from './mails.ts'
import { mergeLate } from './merge.ts'
import { findMerge } from './queries.ts'

const late: Run<'merge_late'> = async ({ mergeId }, { db }) => mergeLate(db, mergeId)

/** Queues one task for each address, so that one that accepts no mail does not hold up the other. */
const mailBoth =
	(news: 'merged' | 'undone'): Run<'mail_merged'> =>
	async ({ mergeId = '' }, { db }) => {
		const merge = await findMerge(db, mergeId)
		for (const accountId of merge ? [merge.keptId, merge.duplicateId] : [])
			await enqueue(db, 'mail_merge_news', { mergeId, accountId, news }, `${news} ${mergeId} ${accountId}`)
	}

const mailNews: Run<'mail_merge_news'> = async (
	{ mergeId = '', accountId = '', news = '' },
	{ db, mailer },
) => {
	const merge = await findMerge(db, mergeId)
	const account = await findAccount(db, accountId)
	if (!merge || !account || account.erasedAt) return
	await inLanguageOf(account, async () =>
		mailer.send({ to: account.email, ...(await renderMergeMail(db, news, merge, account.firstName)) }),
	)
}

async function renderMergeMail(
	db: Db,
	news: string,
	merge: { keptId: string; reason: string },
	first_name: string,
) {
	if (news === 'undone') return renderMail(db, mergeUndoneMail, { first_name })
	const kept = masked((await findAccount(db, merge.keptId))?.email ?? '')
	return renderMail(db, mergedMail, { first_name, kept, reason: merge.reason })
}

export const mergeTasks = [
	defineTask('merge_late', late),
	defineTask('mail_merged', mailBoth('merged')),
	defineTask('mail_merge_undone', mailBoth('undone')),
	defineTask('mail_merge_news', mailNews),
]
