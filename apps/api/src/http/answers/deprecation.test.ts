import { endpoint } from '@profile-search/contract/http/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeOperation } from '../openapi/operation.ts'
import { announceDeprecation } from './deprecation.ts'

const leaving = endpoint({
	method: 'GET',
	path: 'old-jobs',
	access: 'anyone',
	summary: 'Open jobs, as they used to be listed.',
	details: z.null(),
	deprecated: { since: '2026-11-26', sunset: '2027-05-26', successor: 'jobs' },
})

test('an answer of an endpoint that is to go says since when, until when, and what takes its place', async () => {
	const app = Fastify()
	announceDeprecation(app)
	app.get('/api/old-jobs', { config: { endpoint: leaving } }, async () => null)
	app.get('/api/jobs', { config: { endpoint: { ...leaving, deprecated: undefined } } }, async () => null)

	const old = await app.inject('/api/old-jobs')
	const present = await app.inject('/api/jobs')

	expect(old.headers).toMatchObject({
		deprecation: '@1795651200',
		sunset: 'Wed, 26 May 2027 00:00:00 GMT',
		link: '</api/jobs>; rel="successor-version"',
	})
	expect(present.headers).not.toHaveProperty('deprecation')
})

test('the description of such an endpoint says the same', () => {
	const named = { domain: 'hiring', name: 'listOldJobs', scope: null, endpoint: leaving } as const

	expect(describeOperation(named, { details: {}, required: new Set() })).toMatchObject({
		deprecated: true,
		'x-sunset': '2027-05-26',
		description: expect.stringContaining('It is to go after 2027-05-26; use /api/jobs.'),
	})
})
