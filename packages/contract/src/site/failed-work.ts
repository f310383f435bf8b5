import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PageQuery, Timestamp, pageOf } from '../platform/basics.ts'

const amount = z.number().int()
const TaskName = z.string().regex(/^[a-z_]{1,60}$/, 'siteProblems.noWork')

export const showQueue = endpoint({
	method: 'GET',
	path: 'admin/queue',
	access: 'administrator',
	summary: 'Background work by its kind, and how much was done and failed in each hour of the last day.',
	details: z.object({
		mail: z.enum(['ready', 'late']).describe('late: mails wait for the mail server'),
		tasks: z.array(
			z.object({
				task: z.string(),
				waiting: amount.describe('to be done now'),
				planned: amount.describe('to be done later'),
				running: amount,
				abandoned: amount.describe('taken by a worker that has died since; given back within a minute'),
				retrying: amount.describe('failed, and will be tried again by itself'),
				failed: amount.describe('failed so often that it is not tried any more'),
				oldestAt: Timestamp.nullable().describe('of what could be done now'),
			}),
		),
		hours: z.array(z.object({ hour: Timestamp, done: amount, failed: amount })),
	}),
})

export const listFailedWork = endpoint({
	method: 'GET',
	path: 'admin/queue/failed',
	access: 'administrator',
	summary: 'Work that failed, latest first, with the error in words. Nothing tells whom it was for.',
	query: PageQuery.extend({ task: TaskName.optional() }),
	details: pageOf(
		z.object({
			id: z.string(),
			task: z.string(),
			attempts: amount,
			maxAttempts: amount,
			error: z.string(),
			failedAt: Timestamp,
			nextAt: Timestamp.nullable().describe('null when it is not tried any more'),
		}),
	),
})

export const moveFailedWork = endpoint({
	method: 'POST',
	path: 'admin/queue/moves',
	access: 'administrator',
	summary: 'Try failed work again at once, or throw it away: one piece, or all of a kind. It is recorded.',
	body: z.object({
		act: z.enum(['retry', 'discard'], 'problems.chooseOne'),
		task: TaskName,
		id: z
			.string()
			.regex(/^\d{1,18}$/, 'siteProblems.noWork')
			.optional()
			.describe('of one piece; without it, all of the kind that failed'),
	}),
	details: z.object({ moved: amount }),
	message: 'siteAnswers.workDone',
})
