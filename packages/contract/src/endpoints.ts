import * as accounts from './accounts.ts'
import * as approvals from './approvals.ts'
import * as candidates from './candidates.ts'
import * as employments from './employments.ts'
import type { Endpoint } from './endpoint.ts'
import * as jobs from './jobs.ts'
import * as matches from './matches.ts'
import * as organisations from './organisations.ts'
import * as reference from './reference.ts'
import * as site from './site.ts'

const features = [accounts, approvals, candidates, employments, jobs, matches, organisations, reference, site]

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = features.flatMap((feature) =>
	Object.values<unknown>(feature).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
	return (
		typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
	)
}
