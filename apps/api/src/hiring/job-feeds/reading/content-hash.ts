import { createHash } from 'node:crypto'
import type { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { FeedJob } from '../shapes/feed-job.ts'

/** A hash of what a feed says of a job. */
export function offerHash(job: FeedJob) {
	return hashOf(job)
}

/** A hash of the content of a job, whichever order its lists have. Its last day does not count: that moves by itself. */
export function contentHash(fields: JobFields) {
	const content = {
		...fields,
		closesOn: '',
		applyTo: fields.applyRoute === 'here' ? null : fields.applyTo,
		placeIds: fields.placeIds.toSorted((a, b) => a - b),
		mustHaveSkills: named(fields.mustHaveSkills),
		niceToHaveSkills: named(fields.niceToHaveSkills),
		languages: fields.languages.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
	}
	const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))
	return hashOf(sorted)
}

function hashOf(value: unknown) {
	return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

function named(skills: string[]) {
	return skills.map((name) => name.toLowerCase()).toSorted()
}
