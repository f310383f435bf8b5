import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, QueryNumber } from '../platform/basics.ts'
import { PlaceName } from '../platform/names.ts'

const degrees = z.number()

/** A town on a map. */
export const MapTown = z.object({
	name: PlaceName,
	latitude: degrees,
	longitude: degrees,
	people: z.number().describe('of its urban area, roughly, in hundred thousands'),
	role: z
		.enum(['job', 'reader', 'other'])
		.describe('where the work is, where the reader is, or to orient by'),
})
export type MapTown = z.infer<typeof MapTown>

/** The towns around a job, the most important first, and how far the reader has to go. */
export const JobMap = z.object({
	frame: z.object({ south: degrees, west: degrees, north: degrees, east: degrees }),
	towns: z.array(MapTown).describe('within the frame; the one of a reader who is very far is left out'),
	distance: z
		.object({
			from: PlaceName,
			isOwn: z.boolean().describe("whether it is the reader's own town and not the one that was asked for"),
			to: PlaceName.describe('the nearest town of the job'),
			km: z.number().int().describe('as the crow flies; 0 where both are the same town'),
		})
		.nullable(),
})
export type JobMap = z.infer<typeof JobMap>

export const showJobMap = endpoint({
	method: 'GET',
	path: 'jobs/:jobId/map',
	access: 'anyone',
	summary: 'Where a job is, with the towns around; null for remote work.',
	params: z.object({ jobId: Id }),
	query: z.object({
		near: QueryNumber.min(1)
			.optional()
			.describe('the town to measure from, for a reader whose own is not known'),
	}),
	details: JobMap.nullable(),
})
