import { z } from 'zod'
import { AccountStatus } from '../accounts/accounts.ts'
import { JobStatus } from '../hiring/jobs.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, PageQuery, Timestamp, pageOf, requiredLines } from '../platform/basics.ts'

/** What can be merged. */
export const MergeKind = z.enum(['person', 'job'])
export type MergeKind = z.infer<typeof MergeKind>

/** Hours in which a merge can be undone. */
export const undoHours = 24

/** What a merge moves to the kept side, as the preview counts it. */
export const MergeShare = z.enum([
	'applications',
	'conversations',
	'entries',
	'skills',
	'sections',
	'saved',
	'alerts',
	'notifications',
	'contacts',
	'privacy',
	'reports',
	'grievances',
	'files',
	'visits',
])
export type MergeShare = z.infer<typeof MergeShare>

const Pair = z.object({ kind: MergeKind, keptId: Id, duplicateId: Id })

/** One of the two sides of a merge. */
const Side = z.object({
	id: Id,
	name: z.string(),
	about: z.string().nullable().describe('the e-mail address of a person, the organisation of a job'),
	status: z.union([AccountStatus, JobStatus]),
	createdAt: Timestamp,
})

export const MergePreview = z.object({
	kept: Side,
	duplicate: Side,
	problem: z.string().nullable().describe('why these two cannot be merged; null: they can'),
	moves: z.array(
		z.object({
			share: MergeShare,
			count: z.number().int().describe('what comes to the kept one'),
			stays: z.number().int().describe('what stays, since the kept one has the same'),
		}),
	),
	fields: z.array(
		z.object({
			field: z.string(),
			kept: z.string().nullable(),
			duplicate: z.string().nullable(),
			isTaken: z.boolean().describe('whether the kept one takes the value of the duplicate'),
		}),
	),
})

export const previewMerge = endpoint({
	method: 'GET',
	path: 'admin/merge-preview',
	access: 'administrator',
	summary: 'What merging a duplicate person or job would change. It changes nothing.',
	query: Pair,
	details: MergePreview,
})

const reason = requiredLines('trustProblems.mergeReason', 1000)

export const merge = endpoint({
	method: 'POST',
	path: 'admin/merges',
	access: 'administrator',
	summary:
		'Make one of two people or jobs. Everything comes to the kept one; the other is closed and leads there. It can be undone for a day.',
	body: Pair.extend({ reason }),
	details: z.object({ mergeId: Id }),
	message: 'trustAnswers.merged',
})

export const undoMerge = endpoint({
	method: 'POST',
	path: 'admin/merges/:mergeId/undo',
	access: 'administrator',
	summary: 'Put back what a merge has moved, as far as it is still where the merge put it.',
	params: z.object({ mergeId: Id }),
	details: z.object({
		left: z.number().int().describe('what was changed or removed meanwhile, and stays as it is'),
	}),
	message: 'trustAnswers.mergeUndone',
})

export const listMerges = endpoint({
	method: 'GET',
	path: 'admin/merges',
	access: 'administrator',
	summary: 'Merges of people and jobs, newest first.',
	query: PageQuery,
	details: pageOf(
		z.object({
			id: Id,
			kind: MergeKind,
			keptId: Id,
			keptName: z.string().nullable(),
			duplicateId: Id,
			duplicateName: z.string().nullable(),
			actorName: z.string().nullable(),
			reason: z.string(),
			createdAt: Timestamp,
			undoneAt: Timestamp.nullable(),
			undoUntil: Timestamp.nullable().describe('null: it cannot be undone any more'),
		}),
	),
})

export const listMergeable = endpoint({
	method: 'GET',
	path: 'admin/mergeable/:kind/:subjectId',
	access: 'administrator',
	summary: 'People or jobs that may be the same as this one, the likeliest first.',
	params: z.object({ kind: MergeKind, subjectId: Id }),
	details: z.object({ subject: Side, items: z.array(Side) }),
})

export const showSuccessor = endpoint({
	method: 'GET',
	path: 'successors/:kind/:subjectId',
	access: 'anyone',
	summary:
		'With which other one a person or job was merged; of people only where the caller is shown the other one.',
	params: z.object({ kind: MergeKind, subjectId: Id }),
	details: z.object({ id: Id }),
})
