import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { eq } from 'drizzle-orm'
import { chooseApplicants, listOpenings, type Pair } from './applicants.ts'
import { plantApplications } from './applications.ts'
import { plantInterviews, plantMessages } from './conversations.ts'
import { plantDigests } from './digests.ts'
import { plantInterest, plantPageViews, plantVisits } from './interest.ts'
import { plantNotifications } from './news.ts'

/**
 * Plants a month of hiring: applications in every state with their histories, digests of matches, interviews, messages,
 * invitations, visits and notifications. The job of the pair has been open long enough for all of it. Nothing of it sends a mail.
 */
export async function plantHiring(db: Db, pair: Pair) {
	await db
		.update(jobs)
		.set({ publishedAt: daysAgo(12) })
		.where(eq(jobs.id, pair.jobId))
	const openings = await listOpenings(db)
	const planted = await plantApplications(db, chooseApplicants(openings, pair))
	await plantDigests(db)
	await plantInterviews(db, planted)
	await plantMessages(db, planted)
	await plantInterest(db, openings, planted, pair)
	await plantVisits(db, planted, pair)
	await plantPageViews(db, openings)
	await plantNotifications(db, planted, pair)
}

function daysAgo(days: number) {
	return new Date(Date.now() - days * 86_400_000)
}
