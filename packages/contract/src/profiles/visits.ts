import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** The role of a viewer: not signed in, a member, for an approved organisation, or an approver. */
export const VisitRole = z.enum(['visitor', 'member', 'organisation', 'approver'])
export type VisitRole = z.infer<typeof VisitRole>

/** Days after which a visit is deleted. */
export const visitsKeptDays = 90

/** Days covered by the statistics of a profile, including today. */
export const statisticsDays = 30

/** A visit to the caller's profile: all views by one viewer on one day. */
export const ProfileVisit = z.object({
	id: Id,
	role: VisitRole,
	name: z
		.string()
		.nullable()
		.describe('of the person or organisation; null when it is not shown to the caller'),
	candidateId: Id.nullable().describe('of the person, when the caller may see the profile'),
	organisationId: Id.nullable().describe('of the organisation, while it is approved'),
	times: z.number().int(),
	downloads: z.number().int().describe('of the times: résumés taken along as a file'),
	sawContacts: z.boolean().describe('whether contact details were open to the viewer'),
	lastAt: Timestamp,
})
export type ProfileVisit = z.infer<typeof ProfileVisit>

export const listVisits = endpoint({
	method: 'GET',
	path: 'visits',
	access: 'candidate',
	summary: 'Who looked at the profile or the résumé of the caller, and what was open to them, latest first.',
	query: CursorPageQuery,
	details: cursorPageOf(ProfileVisit),
})

export const showMyStatistics = endpoint({
	method: 'GET',
	path: 'candidates/me/statistics',
	access: 'candidate',
	summary: 'How often the caller was looked at, and stood in a list, by day; oldest first, today last.',
	details: z.object({
		before: z
			.object({ views: z.number().int(), appearances: z.number().int() })
			.describe('in as many days before these'),
		days: z.array(z.object({ day: z.string(), views: z.number().int(), appearances: z.number().int() })),
	}),
})
