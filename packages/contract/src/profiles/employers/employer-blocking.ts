import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id } from '../../platform/basics.ts'
import { isFreeMailHost } from '../../platform/free-mail-hosts.ts'
import { problem } from '../../platform/problem.ts'
import { Visibility } from '../candidates.ts'

/** The maximum number of organisations and domains that one person may block. */
export const mostEmployerBlocks = 100

const example = 'problems.domain'
const label = String.raw`[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`
const domain = new RegExp(String.raw`^(?:${label}\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

/** A domain as people write it: with a leading @, as a whole mail address or as the address of a website. */
const MailDomain = z
	.string(example)
	.trim()
	.max(400, example)
	.transform(hostOf)
	.pipe(
		z
			.string()
			.max(253, example)
			.regex(domain, example)
			.refine((host) => !isFreeMailHost(host), {
				error: ({ input }) => problem('profilesProblems.commonDomain', { host: String(input) }),
			}),
	)

function hostOf(text: string) {
	const address = `https://${text.replace(/^.*@/, '').replace(/^https?:\/\//i, '')}`
	return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '') : ''
}

export const EmployerBlockDraft = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('organisation'),
		organisationId: z.uuid('profilesProblems.organisation'),
	}),
	z.object({ kind: z.literal('domain'), domain: MailDomain }),
])
export type EmployerBlockDraft = z.infer<typeof EmployerBlockDraft>

/** A blocked organisation or mail domain, whose members never see the caller. */
export const EmployerBlock = z.object({
	id: Id,
	organisation: z.object({ id: Id, name: z.string() }).nullable(),
	domain: z.string().nullable(),
})
export type EmployerBlock = z.infer<typeof EmployerBlock>

export const listEmployerBlocks = endpoint({
	method: 'GET',
	path: 'employer-blocks',
	access: 'candidate',
	summary: 'The organisations and mail domains that never see the caller, latest first.',
	details: z.array(EmployerBlock),
})

export const addEmployerBlock = endpoint({
	method: 'POST',
	path: 'employer-blocks',
	access: 'candidate',
	summary:
		'Hide from the members of an organisation, or from whoever has mail in a domain or its subdomains.',
	body: EmployerBlockDraft,
	details: EmployerBlock,
	message: 'profilesAnswers.hiddenFrom',
})

export const removeEmployerBlock = endpoint({
	method: 'DELETE',
	path: 'employer-blocks/:employerBlockId',
	access: 'candidate',
	summary: 'Show oneself again to one of them.',
	params: z.object({ employerBlockId: Id }),
	details: z.null(),
	message: 'profilesAnswers.shownTo',
})

export const changeMyVisibility = endpoint({
	method: 'PUT',
	path: 'candidates/me/visibility',
	access: 'candidate',
	summary: 'Change who may see the profile of the caller, and nothing else.',
	body: z.object({ visibility: Visibility }),
	details: z.object({ visibility: Visibility }),
	message: 'profilesAnswers.settingSaved',
})
