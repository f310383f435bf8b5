import { jobTransitions, type JobTransition } from '@profile-search/contract/hiring/job-transitions'
import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import type { WebhookEvent } from '@profile-search/contract/hiring/webhooks'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { publishEvents } from '../../webhooks/publish-event.ts'

/**
 * Changes the state of the jobs that meet this condition, as far as the transition table allows, and returns those
 * changed. Every change of state goes through here; the row decides a race.
 */
export async function moveJobs(
	db: Db,
	move: JobTransition,
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof jobs> = {},
) {
	const { from, to } = jobTransitions[move]
	const moved = await db
		.update(jobs)
		.set({
			...values,
			status: to,
			version: sql`${jobs.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(and(condition, inArray(jobs.status, [...from])))
		.returning({ id: jobs.id, organisationId: jobs.organisationId, title: jobs.title, status: jobs.status })
	const event = eventsByStatus.get(to)
	if (event)
		await publishEvents(
			db,
			moved.map(({ id: jobId, organisationId }) => ({ organisationId, event, data: { jobId } })),
		)
	return moved
}

/** What webhooks are told when a job reaches a state. */
const eventsByStatus = new Map<JobStatus, WebhookEvent>([
	['open', 'job.opened'],
	['paused', 'job.paused'],
	['closed', 'job.closed'],
])

/**
 * The values of a job that becomes public. The first time of publication counts, so publishing again does not make it
 * newer.
 */
export const published = {
	publishedAt: sql`coalesce(${jobs.publishedAt}, now())`,
	publishAt: null,
	waitingSince: null,
	reviewMessage: null,
	pausedAt: null,
}
