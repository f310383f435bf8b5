import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../platform/basics.ts'
import { OrganisationCard } from '../profiles/organisations.ts'
import { Adviser, Investor } from '../profiles/sections.ts'
import { MatchRecord } from '../search/match-record.ts'

/** Why an offer fits the caller; null while the caller has given nothing to compare it with. */
const match = MatchRecord.nullable()

const offerer = z.object({ accountId: Id })

export const listSuggestions = endpoint({
	method: 'GET',
	path: 'suggestions',
	access: 'account',
	summary:
		'Advisers and investors who fit the caller best, with the reasons, four of each; never those asked for contact already.',
	details: z.object({
		advisers: z.array(z.object({ adviser: Adviser, match })),
		investors: z.array(z.object({ investor: Investor, match })),
	}),
})

export const showAdviserMatch = endpoint({
	method: 'GET',
	path: 'advisers/:accountId/match',
	access: 'account',
	summary: 'How an adviser fits the caller, with the reasons.',
	params: offerer,
	details: match,
})

export const showInvestorMatch = endpoint({
	method: 'GET',
	path: 'investors/:accountId/match',
	access: 'account',
	summary: 'How an investor fits the caller, with the reasons.',
	params: offerer,
	details: match,
})

export const listSimilarOrganisations = endpoint({
	method: 'GET',
	path: 'organisations/:organisationId/similar',
	access: 'account',
	summary: 'Up to five approved organisations that are most like this one, with the reasons.',
	params: z.object({ organisationId: Id }),
	details: z.array(z.object({ organisation: OrganisationCard, match: MatchRecord })),
})
