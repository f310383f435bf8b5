import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

export const showHealth = endpoint({
	method: 'GET',
	path: 'health',
	access: 'anyone',
	summary:
		'200 once everything is ready, 503 while something is not; within two seconds, whatever the database does.',
	details: z.object({
		database: z.literal('ready'),
		matching: z
			.enum(['ready', 'rebuilding'])
			.describe('rebuilding: the index answers, and the next one is being made beside it'),
		indexAgeSeconds: z.number().int().describe('since the index that answers was made'),
		lists: z
			.enum(['memory', 'ready', 'late', 'loading', 'away'])
			.describe(
				'where lists are searched: memory, or a search cluster and its state; loading, away: searches are answered 503, all else goes on',
			),
		mail: z
			.enum(['ready', 'late'])
			.describe('late: mails wait for the mail server, and go out when it answers'),
		disk: z
			.enum(['ready', 'low', 'full'])
			.describe(
				'of the data folder; low: less than 1 GB and than a twentieth is free, full: less than 50 MB',
			),
		replica: z
			.enum(['none', 'ready', 'behind', 'gone'])
			.describe('behind, gone: all is read from the primary until the replica has caught up'),
	}),
})

export const showReadiness = endpoint({
	method: 'GET',
	path: 'health/ready',
	access: 'anyone',
	summary:
		'Whether requests should come here: 503 while something is loading, the database is away, or the program is about to stop.',
	details: z.object({ isReady: z.literal(true) }),
})

export const showLiveness = endpoint({
	method: 'GET',
	path: 'health/live',
	access: 'anyone',
	summary: '200 as long as the program runs at all. Where it does not answer, only a restart helps.',
	details: z.object({ isAlive: z.literal(true) }),
})
