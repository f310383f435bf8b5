import { createHash } from 'node:crypto'
import { remindBeforeDays } from '@profile-search/contract/job-moves'
import { jobs } from '@profile-search/db/schema/jobs'
import { organisationMembers } from '@profile-search/db/schema/organisations'
import { and, eq } from 'drizzle-orm'
import { findAccount } from '../../accounts/queries.ts'
import type { Mail } from '../../mail/mailer.ts'
import { sendWanted } from '../../notifications/send-wanted.ts'
import type { Task } from '../../queue.ts'
import type { JobNews } from './tell-team.ts'

type Told = { title: string; closesOn: string; words: string; link: (page: string) => string }
type Letter = Pick<Mail, 'subject' | 'paragraphs'>

const letters: Record<JobNews, (told: Told) => Letter> = {
	accepted: ({ title, link }) => ({
		subject: `“${title}” was accepted`,
		paragraphs: [`Your job “${title}” was read and accepted.`, { link: link('jobs'), label: 'See the job' }],
	}),
	sent_back: ({ title, words, link }) => ({
		subject: `“${title}” needs a change`,
		paragraphs: [
			`Your job “${title}” could not be published yet. The reason:`,
			words,
			{ link: link('job-edit'), label: 'Change the job' },
		],
	}),
	change_accepted: ({ title, link }) => ({
		subject: `Your change of “${title}” is public`,
		paragraphs: [
			`Your change of “${title}” was read and accepted. It is what people see now.`,
			{ link: link('jobs'), label: 'See the job' },
		],
	}),
	change_sent_back: ({ title, words, link }) => ({
		subject: `Your change of “${title}” was sent back`,
		paragraphs: [
			`The job stays open as it was before your change. The reason:`,
			words,
			{ link: link('job-edit'), label: 'Change the job' },
		],
	}),
	opened: ({ title, link }) => ({
		subject: `“${title}” is open now`,
		paragraphs: [
			`The time that you set has come: “${title}” is open.`,
			{ link: link('jobs'), label: 'See the job' },
		],
	}),
	closing: ({ title, closesOn, link }) => ({
		subject: `“${title}” closes on ${closesOn}`,
		paragraphs: [
			`In ${remindBeforeDays} days at the latest, “${title}” takes no more applications. Those who applied wait for an answer.`,
			'You can move its last day, or close it now if you have found somebody.',
			{ link: link('jobs'), label: 'See the job' },
		],
	}),
	outcome: ({ title, link }) => ({
		subject: `What became of “${title}”?`,
		paragraphs: [
			`“${title}” closed two weeks ago. Did you find somebody? Two clicks answer it, and people see on your jobs that you tell.`,
			{ link: link('job-outcome'), label: 'Tell the outcome' },
		],
	}),
}

export const mailJobNews: Task = async (payload, tools) => {
	const { db, publicUrl } = tools
	const { jobId = '', accountId = '', news = '', words = '' } = payload
	const [job] = await db
		.select({ title: jobs.title, closesOn: jobs.closesOn, status: jobs.status, outcome: jobs.outcome })
		.from(jobs)
		.innerJoin(organisationMembers, eq(organisationMembers.organisationId, jobs.organisationId))
		.where(and(eq(jobs.id, jobId), eq(organisationMembers.accountId, accountId)))
	const account = await findAccount(db, accountId)
	if (!job || !account || !isNews(news) || isStale(news, job)) return
	const { subject, paragraphs } = letters[news]({
		...job,
		words,
		link: (page) => `${publicUrl}/${page}/${jobId}`,
	})
	await sendWanted(tools, account, 'job', {
		subject,
		paragraphs: [`Hi ${account.firstName},`, ...paragraphs],
		// A worker that dies right after sending sends again: by its id a mailbox knows the second for the first.
		messageId: messageIdOf([jobId, accountId, news, words, job.closesOn], publicUrl),
	})
}

function isNews(news: string): news is JobNews {
	return news in letters
}

/** What was true when it was queued, and is not any more. */
function isStale(news: JobNews, { status, outcome }: { status: string; outcome: string | null }) {
	if (news === 'closing') return status !== 'open'
	return news === 'outcome' && outcome !== null
}

function messageIdOf(parts: string[], publicUrl: string) {
	const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
	return `<job-${hash}@${new URL(publicUrl).hostname}>`
}
