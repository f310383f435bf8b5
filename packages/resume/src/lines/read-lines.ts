import { emptyDraft, type Draft, type Known } from '../draft.ts'
import { readLanguages, readSkills } from './claims.ts'
import { readContacts } from './contacts.ts'
import { readCertificates, readEducation } from './education.ts'
import { readHead } from './head.ts'
import { isPageNumber, labelled, type Line } from './line.ts'
import { sectionsOf, type Part } from './sections.ts'
import { readWork } from './work.ts'

/** Reads a résumé out of its lines. What is not understood for certain is kept as it stands, in its order. */
export function readLines(lines: Line[], known: Known): Draft {
	const draft = emptyDraft()
	const left: Line[] = []
	const text = lines.filter(({ text }) => !isPageNumber(text))
	// The PDF that LinkedIn makes of a profile names the organisation above the title.
	const isOrganisationFirst = text.some((line) => line.text.endsWith('(LinkedIn)'))
	const parts = sectionsOf(text)
	for (const part of parts) left.push(...readPart(part, draft, known, isOrganisationFirst))
	draft.notUnderstood = left.sort((one, other) => one.at - other.at).map((line) => line.text)
	return draft
}

/** Reads a part into the draft and gives back what it did not understand. */
function readPart(part: Part, draft: Draft, known: Known, isOrganisationFirst: boolean): Line[] {
	const { lines } = part
	const kind = part.kind === 'summary' && isListOfFields(lines) ? 'contact' : part.kind
	if (kind === 'head') {
		const { found, left } = readHead(lines, known)
		fill(draft, found)
		return left
	}
	if (kind === 'contact') {
		const { found, left } = readContacts(lines, known)
		fill(draft, found)
		return left
	}
	if (kind === 'summary') return readSummary(part, draft)
	if (kind === 'work' || kind === 'internship' || kind === 'volunteer') {
		const { entries, left } = readWork(lines, known, isOrganisationFirst)
		const usual = kind === 'work' ? null : kind
		draft.workEntries.push(...entries.map((entry) => ({ ...entry, kind: entry.kind ?? usual })))
		return left
	}
	if (kind === 'education' || kind === 'certificates') {
		const { entries, left } = kind === 'education' ? readEducation(lines) : readCertificates(lines)
		draft.educationEntries.push(...entries)
		return left
	}
	if (kind === 'skills') {
		const { skills, left } = readSkills(lines)
		draft.skills.push(...skills)
		return left
	}
	if (kind === 'languages') {
		const { languages, left } = readLanguages(lines, known)
		draft.languages.push(...languages)
		return left
	}
	return [...(part.heading ? [part.heading] : []), ...lines]
}

/** A personal profile may be a text about the person, or a list of their date of birth and address. */
function isListOfFields(lines: Line[]) {
	return lines.filter(({ text }) => labelled(text) !== null).length > lines.length / 2
}

/** The first summary is taken; an objective beside it is kept as not understood. */
function readSummary({ lines, heading }: Part, draft: Draft) {
	if (draft.summary !== null) return [...(heading ? [heading] : []), ...lines]
	draft.summary = lines.map(({ text }) => text).join('\n') || null
	return []
}

const single = [
	'name',
	'email',
	'headline',
	'summary',
	'mobileNumber',
	'linkedinUrl',
	'address',
	'birthDate',
	'place',
] as const

/** What an earlier part has said stays. */
function fill(draft: Draft, found: Partial<Draft>) {
	for (const key of single) draft[key] ??= found[key] ?? null
	draft.links.push(...(found.links ?? []))
}
