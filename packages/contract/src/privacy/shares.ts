import { z } from 'zod'
import { ApplicationStatus } from '../hiring/applications.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'
import { Visibility } from '../profiles/candidates.ts'
import { SectionKind, SectionStatus } from '../profiles/sections.ts'

/** An account that contact was granted to, and until when. */
export const ContactShare = z.object({
	requestId: Id,
	name: z.string(),
	since: Timestamp,
	endsAt: Timestamp.nullable(),
})

/** What an organisation holds through an application. */
export const ApplicationShare = z.object({
	applicationId: Id,
	job: z.string(),
	organisation: z.string(),
	status: ApplicationStatus,
	since: Timestamp,
	sharesContact: z.boolean(),
	files: z.number().int(),
})

export const showMyShares = endpoint({
	method: 'GET',
	path: 'shares',
	access: 'any account',
	summary: 'What of the caller is shared with whom, and until when.',
	details: z.object({
		profile: z
			.object({
				visibility: Visibility,
				hasPhoto: z.boolean(),
				readers: z
					.object({ organisations: z.number().int(), people: z.number().int() })
					.describe('that have looked within the days that visits are kept'),
			})
			.nullable(),
		sections: z.array(z.object({ kind: SectionKind, status: SectionStatus })),
		contacts: z.array(ContactShare),
		applications: z.array(ApplicationShare),
	}),
})

export const endApplicationShare = endpoint({
	method: 'DELETE',
	path: 'shares/applications/:applicationId',
	access: 'any account',
	summary:
		'Take back what an organisation holds by an application: a running one is withdrawn; the résumé, the answers and the files are deleted.',
	params: z.object({ applicationId: Id }),
	details: z.null(),
	message: 'privacyAnswers.shareEnded',
})
