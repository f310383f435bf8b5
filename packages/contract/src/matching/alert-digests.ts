import { z } from 'zod'
import { JobCard } from '../hiring/jobs.ts'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp, optionalLines } from '../platform/basics.ts'
import { CandidateCard } from '../profiles/candidates.ts'
import { OrganisationCard } from '../profiles/organisations.ts'
import { MatchRecord } from '../search/match-record.ts'
import { AlertKind, MailedKey } from './alerts.ts'

const total = z.number().nullable().describe('the score when the digest was made, of 100')
const match = MatchRecord.nullable().describe('why it fits now; null where nobody is compared')

function digestItemOf<Kind extends string, Card extends z.ZodType>(kind: Kind, card: Card) {
	return z.object({
		kind: z.literal(kind),
		subjectId: Id,
		card: card.nullable().describe('null when it is gone, or not shown to the reader any more'),
		total,
		match,
		forJob: z
			.object({ id: Id, title: z.string() })
			.nullable()
			.describe('the job that a person was found for'),
	})
}

/** One hit in a digest. */
export const DigestItem = z.discriminatedUnion('kind', [
	digestItemOf('job', JobCard),
	digestItemOf('person', CandidateCard),
	digestItemOf('organisation', OrganisationCard),
])
export type DigestItem = z.infer<typeof DigestItem>

/** The hits of one alert, with its criteria at that time. */
export const DigestSection = z.object({
	id: Id,
	kind: AlertKind,
	name: z.string(),
	criteria: z.string(),
	labels: z.array(z.string()),
	items: z.array(DigestItem),
})
export type DigestSection = z.infer<typeof DigestSection>

/** A digest of new hits, as it was sent. */
export const AlertDigest = z.object({
	id: Id,
	at: Timestamp,
	alerts: z.array(DigestSection),
	isRelevant: z.boolean().nullable().describe('null as long as nobody has said'),
	hasAccount: z.boolean(),
})
export type AlertDigest = z.infer<typeof AlertDigest>

const ofDigest = z.object({ digestId: Id })
const withKey = z.object({
	key: MailedKey.optional().describe('from the mail, for people without an account'),
})

export const listAlertDigests = endpoint({
	method: 'GET',
	path: 'alert-digests',
	access: 'account',
	summary: 'The digests that went to the caller, newest first.',
	query: CursorPageQuery,
	details: cursorPageOf(
		z.object({ id: Id, at: Timestamp, names: z.array(z.string()), itemCount: z.number().int() }),
	),
})

export const showAlertDigest = endpoint({
	method: 'GET',
	path: 'alert-digests/:digestId',
	access: 'anyone',
	summary: 'A digest, for its owner alone: the account, or whoever has the link of the mail.',
	params: ofDigest,
	query: withKey,
	details: AlertDigest,
})

export const rateAlertDigest = endpoint({
	method: 'POST',
	path: 'alert-digests/:digestId/relevance',
	access: 'anyone',
	summary: 'Say once whether a digest was relevant; the criteria are kept beside the answer.',
	params: ofDigest,
	body: z.object({
		isRelevant: z.boolean('matchingProblems.yesNo'),
		comment: optionalLines(500),
		key: MailedKey.optional(),
	}),
	details: z.null(),
	message: 'matchingAnswers.judged',
})
