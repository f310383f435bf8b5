import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listPersonMatches } from '@profile-search/contract/matching/matches'
import { type ScorePartKind } from '@profile-search/contract/search/match-record'
import { t } from '@profile-search/text/translate'

/** The parts of a score for a job, each with a column of its points; what a gate takes away is below zero. */
const parts = [
	'skills',
	'profession',
	'experience',
	'education',
	'languages',
	'text',
	'must_have',
	'place',
	'work_mode',
	'pay',
	'availability',
] as const satisfies readonly ScorePartKind[]

const before = ['rank', 'name', 'score'] as const
const after = [
	'headline',
	'profession',
	'place',
	'months',
	'matched',
	'related',
	'missing',
	'note',
	'tags',
] as const

type Note = { candidateId: string; text: string | null; tags: readonly string[] }

/** A shortlist as a table, with its headings. */
export function tableOf(rows: Details<typeof listPersonMatches>, notes: readonly Note[]) {
	const noteOf = new Map(notes.map((note) => [note.candidateId, note]))
	const headings = [
		...before.map((each) => t(`matchingDocuments.shortlist.${each}`)),
		...parts.map((kind) => t(`match.parts.${kind}`)),
		...after.map((each) => t(`matchingDocuments.shortlist.${each}`)),
	]
	const lines = rows.map(({ rank, person, match }) => {
		const note = noteOf.get(person.id)
		const points = new Map(match.parts.map((part) => [part.kind, part.points]))
		return [
			rank,
			fullName(person),
			Math.round(match.total),
			...parts.map((kind) => points.get(kind) ?? null),
			person.headline,
			person.profession,
			person.place,
			person.experienceMonths,
			listed(match.matched),
			listed(match.related),
			listed(match.missing),
			note?.text ?? null,
			note?.tags.join('; ') ?? null,
		]
	})
	return [headings, ...lines]
}

function listed(skills: readonly { name: string }[]) {
	return skills.map(({ name }) => name).join('; ')
}
