import { masked } from '#accounts/accounts/masked.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
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

const mailNews: Run<'mail_merge_news'> = async ({ mergeId = '', accountId = '', news = '' }, context) => {
	const { db } = context
	const merge = await findMerge(db, mergeId)
	const account = await findAccount(db, accountId)
	if (!merge || !account || account.erasedAt) return
	const first_name = account.firstName
	await sendMail(context, account, async () => {
		if (news === 'undone') return letter(mergeUndoneMail, { first_name })
		const kept = masked((await findAccount(db, merge.keptId))?.email ?? '')
		return letter(mergedMail, { first_name, kept, reason: merge.reason })
	})
}

export const mergeTasks = [
	defineTask('merge_late', late),
	defineTask('mail_merged', mailBoth('merged')),
	defineTask('mail_merge_undone', mailBoth('undone')),
	defineTask('mail_merge_news', mailNews),
]
