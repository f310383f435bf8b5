import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp } from '../platform/basics.ts'
import { isFreeMailHost } from '../platform/free-mail-hosts.ts'

const form = 'problems.domain'
/** A host name with a dot and a last label of letters. Suffixes of private networks are excluded. */
const hostName =
	/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!(?:local|localhost|internal|intranet|private|home|lan|corp|arpa|onion)$)(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * A domain of the public internet, in lower case. A pasted URL is reduced to its domain, and other scripts become
 * xn--.
 */
export const DomainName = z
	.string(form)
	.trim()
	.max(400, form)
	.transform(hostNameOf)
	.refine((host) => hostName.test(host), form)
	.refine((host) => !isFreeMailHost(host), 'trustProblems.commonDomain')

/** The result of a check in one of the two places. */
export const DomainCheckResult = z.enum(['found', 'absent', 'redirected', 'untrusted', 'unreachable'])
export type DomainCheckResult = z.infer<typeof DomainCheckResult>

/** The two places of the token: a TXT record of the domain, or a file on its web server. */
export const recordPrefix = 'profile-search-verification='
export const filePath = '/.well-known/profile-search.txt'

/** The domain of an organisation, and the state of its proof. */
export const OrganisationDomain = z.object({
	domain: z.string(),
	token: z.string(),
	verifiedAt: Timestamp.nullable(),
	checkedAt: Timestamp.nullable(),
	record: DomainCheckResult.nullable().describe('what the last look at the DNS found'),
	file: DomainCheckResult.nullable().describe('what the last look at the web server found'),
	failedWeeks: z.number().int().describe('weekly looks in a row that found nothing; at 3 the badge goes'),
})
export type OrganisationDomain = z.infer<typeof OrganisationDomain>

/** Failed weekly checks after which a domain is no longer confirmed. */
export const mostFailedWeeks = 3

export const showMyDomain = endpoint({
	method: 'GET',
	path: 'organisations/me/domain',
	access: 'employer',
	summary: 'The domain of the organisation of the caller, and how far it is proved; null when there is none.',
	details: OrganisationDomain.nullable(),
})

export const DomainDraft = z.object({ domain: DomainName })

export const addDomain = endpoint({
	method: 'POST',
	path: 'organisations/me/domain',
	access: 'employer',
	summary: 'Name the domain of the organisation, in place of an earlier one, and get a token to put there.',
	body: DomainDraft,
	details: OrganisationDomain,
	message: 'trustAnswers.domainAdded',
})

export const checkMyDomain = endpoint({
	method: 'POST',
	path: 'organisations/me/domain/check',
	access: 'employer',
	summary: 'Look for the token now, in the DNS and on the web server.',
	details: OrganisationDomain,
})

export const removeDomain = endpoint({
	method: 'DELETE',
	path: 'organisations/me/domain',
	access: 'employer',
	summary: 'Remove the domain of the organisation, and with it the badge.',
	details: z.null(),
	message: 'trustAnswers.domainRemoved',
})

function hostNameOf(text: string) {
	const address = text.includes('//') ? text : `https://${text}`
	return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}
