import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** What an access token may do. A call needs the scope of its endpoint, whatever its account may do. */
export const Scope = z.enum([
	'directory:read',
	'profile:read',
	'profile:write',
	'jobs:read',
	'jobs:write',
	'applications:read',
	'applications:write',
	'matches:read',
	'saved:read',
	'saved:write',
	'messages:read',
	'messages:write',
	'team:read',
	'team:write',
])
export type Scope = z.infer<typeof Scope>

type Area = 'profile' | 'jobs' | 'applications' | 'matches' | 'saved' | 'messages' | 'team'

/** The areas of the modules that are open to access tokens, by their paths in the contract. */
const areas: Record<string, Area> = {
	'profiles/candidates.ts': 'profile',
	'profiles/employers/employer-blocking.ts': 'profile',
	'profiles/employers/employments.ts': 'profile',
	'profiles/entries.ts': 'profile',
	'profiles/guests.ts': 'profile',
	'profiles/organisations.ts': 'profile',
	'profiles/pictures.ts': 'profile',
	'profiles/professions.ts': 'profile',
	'profiles/imports/resume-import.ts': 'profile',
	'profiles/resumes.ts': 'profile',
	'profiles/sections.ts': 'profile',
	'profiles/sub-branches.ts': 'profile',
	'profiles/visits.ts': 'profile',
	'search/reference.ts': 'profile',
	'search/texts.ts': 'profile',
	'hiring/dismissals.ts': 'saved',
	'hiring/drafts/job-feeds.ts': 'jobs',
	'hiring/drafts/job-imports.ts': 'jobs',
	'hiring/drafts/job-templates.ts': 'jobs',
	'hiring/job-drafts.ts': 'jobs',
	'hiring/job-maps.ts': 'jobs',
	'hiring/job-transitions.ts': 'jobs',
	'hiring/jobs.ts': 'jobs',
	'site/statistics/hiring.ts': 'jobs',
	'site/statistics/own.ts': 'jobs',
	'hiring/applicants.ts': 'applications',
	'hiring/applying.ts': 'applications',
	'hiring/interviews.ts': 'applications',
	'hiring/job-invitations.ts': 'applications',
	'matching/shortlist-notes.ts': 'applications',
	'matching/matches-among.ts': 'matches',
	'matching/matches.ts': 'matches',
	'matching/relaxations.ts': 'matches',
	'matching/suggestions.ts': 'matches',
	'matching/alert-digests.ts': 'saved',
	'matching/alerts.ts': 'saved',
	'matching/saved.ts': 'saved',
	'messaging/blocks.ts': 'messages',
	'messaging/contact-requests.ts': 'messages',
	'messaging/messages.ts': 'messages',
	'messaging/notifications.ts': 'messages',
	'profiles/employers/scim.ts': 'team',
}

/** The modules that are open to access tokens. */
export const openModules = Object.keys(areas)

/**
 * The scope that an access token needs for an endpoint; null where no token is accepted: for logins, consents, what an
 * account may do, the work of approvers and administrators, and calls that are authorised by a link in a mail.
 */
export function scopeOf(modulePath: string, { access, method, isReadOnly }: Endpoint): Scope | null {
	const area = areas[modulePath]
	if (!area || access === 'approver' || access === 'administrator') return null
	const isReading = method === 'GET' || isReadOnly
	if (access === 'anyone') return isReading ? 'directory:read' : null
	return Scope.parse(`${area}:${isReading ? 'read' : 'write'}`)
}
