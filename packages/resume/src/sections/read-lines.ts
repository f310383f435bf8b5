import { emptyDraft, type Draft, type Known } from '../resume.ts'
import { labelled, labelOf } from '../text/labels.ts'
import { fold, isBullet, isPageNumber, type Line } from '../text/line.ts'
import { nameOf, readContacts } from './contacts.ts'
import { readCertificates, readEducation } from './education.ts'
import { sectionsOf, type Part } from './sections.ts'
import { readLanguages, readSkills } from './skills-and-languages.ts'
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

const titles = new Set(
	[
		'resume',
		'résumé',
		'cv',
		'curriculum vitae',
		'bio data',
		'biodata',
		'my resume',
		'रेझ्युमे',
		'बायोडाटा',
		'बायोडेटा',
		'जीवन परिचय',
		'जीवन वृत्त',
		'परिचय पत्र',
		'वैयक्तिक माहिती पत्रक',
	].map(fold),
)

type Found = Pick<Draft, 'headline' | 'summary'> & ReturnType<typeof readContacts>['found']

/** Reads what stands above the first heading: the name, a line about the person, how to reach them. */
function readHead(lines: Line[], known: Known): { found: Found; left: Line[] } {
	const contacts = readContacts(withoutTitles(lines), known)
	const found: Found = { ...contacts.found, headline: null, summary: null }
	let left = contacts.left

	const nameAt = found.name === null ? nameIn(left) : -1
	if (nameAt >= 0) found.name = nameOf(left[nameAt]?.text ?? '')
	const below = left.slice(nameAt + 1)
	if (nameAt >= 0) left = left.toSpliced(nameAt, 1)

	const headline = below[0]
	// Without a name above it, a line could be anything.
	if (found.name !== null && headline && isHeadline(headline.text)) {
		found.headline = headline.text
		left = left.filter((line) => line !== headline)
	}
	const told = left.filter(({ text }) => !isBullet(text))
	const text = told.map((line) => line.text).join(' ')
	if (found.name === null || text.length < 80 || !/[.।]/.test(text)) return { found, left }
	return { found: { ...found, summary: text }, left: left.filter((line) => !told.includes(line)) }
}

function withoutTitles(lines: Line[]) {
	return lines
		.map((line) => ({
			...line,
			text: line.text.replace(/^(?:resume|résumé|cv|curriculum vitae) (?:of|[-–—:]) /i, ''),
		}))
		.filter(({ text }) => !titles.has(fold(text)))
}

/** The biggest line that could be a name, or the first where sizes are not told; names stand near the top. */
function nameIn(lines: Line[]) {
	const near = lines.slice(0, 6).map((line, at) => ({ ...line, at }))
	const possible = near.filter(({ text }) => nameOf(text) !== null && text.split(/\s+/).length <= 5)
	const biggest = Math.max(...possible.map(({ size }) => size))
	const name = possible.find(({ size }) => size === biggest)
	if (!name) return -1
	// Where no size speaks for it, only the first line is safely a name, and it has more than one word.
	const isLarge = name.size > 0 && near.some(({ size }) => size < name.size)
	return isLarge || (name.at === 0 && /\s/.test(name.text)) ? name.at : -1
}

function isHeadline(text: string) {
	const pair = labelled(text)
	const isField = pair !== null && labelOf(pair.label) !== undefined
	const isShort = text.length > 2 && text.length <= 120
	return isShort && !isField && /\p{L}{2}/u.test(text) && !isBullet(text) && !/https?:|www\./i.test(text)
}
