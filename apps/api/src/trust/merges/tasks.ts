import type { Db } from '@profile-search/db/client'
import { findAccount } from '#accounts/accounts/queries.ts'
import { wordMail } from '#platform/channels/mail/template.ts'
import { type Task } from '#platform/context/tools.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { mergedMail, mergeUndoneMail } from './mails.ts'
import { masked } from '#accounts/accounts/masked.ts'
import { mergeLate } from './merge.ts'
import { findMerge } from './queries.ts'

const late: Task = async ({ mergeId = '' }, { db }) => mergeLate(db, mergeId)

/** A piece of work for each address, so that one that takes no mail keeps nothing from the other. */
const mailBoth =
	(news: string): Task =>
	async ({ mergeId = '' }, { db }) => {
		const merge = await findMerge(db, mergeId)
		for (const accountId of merge ? [merge.keptId, merge.duplicateId] : [])
			await enqueue(db, 'mail_merge_news', { mergeId, accountId, news }, `${news} ${mergeId} ${accountId}`)
	}

const mailNews: Task = async ({ mergeId = '', accountId = '', news = '' }, { db, mailer }) => {
	const merge = await findMerge(db, mergeId)
	const account = await findAccount(db, accountId)
	if (!merge || !account || account.erasedAt) return
	await mailer.send({ to: account.email, ...(await letterOf(db, news, merge, account.firstName)) })
}

async function letterOf(db: Db, news: string, merge: { keptId: string; reason: string }, first_name: string) {
	if (news === 'undone') return wordMail(db, mergeUndoneMail, { first_name })
	const kept = masked((await findAccount(db, merge.keptId))?.email ?? '')
	return wordMail(db, mergedMail, { first_name, kept, reason: merge.reason })
}

export const mergeTasks = {
	merge_late: late,
	mail_merged: mailBoth('merged'),
	mail_merge_undone: mailBoth('undone'),
	mail_merge_news: mailNews,
}
