import { emptyResume, type KnownNames, type ParsedResume } from '../resume.ts'
import { labelOf, splitLabel } from '../text/labels.ts'
import { fold, isBullet, isPageNumber, type Line } from '../text/line.ts'
import { personNameOf, readContacts } from './contacts.ts'
import { readCertificates, readEducation } from './education.ts'
import { sectionsOf, type Section } from './sections.ts'
import { readLanguages, readSkills } from './skills-and-languages.ts'
import { readWork } from './work.ts'

/** Reads a résumé from its lines. Lines not understood for certain are kept unchanged, in order. */
export function readLines(lines: Line[], known: KnownNames): ParsedResume {
	const resume = emptyResume()
	const unread: Line[] = []
	const text = lines.filter(({ text }) => !isPageNumber(text))
	// The PDF that LinkedIn makes of a profile names the organisation above the title.
	const isOrganisationFirst = text.some((line) => line.text.endsWith('(LinkedIn)'))
	const sections = sectionsOf(text)
	for (const section of sections) unread.push(...readSection(section, resume, known, isOrganisationFirst))
	resume.notUnderstood = unread.sort((one, other) => one.at - other.at).map((line) => line.text)
	return resume
}

/** Adds what a section says to the résumé, and returns the lines that it did not understand. */
function readSection(
	section: Section,
	resume: ParsedResume,
	known: KnownNames,
	isOrganisationFirst: boolean,
): Line[] {
	const { lines } = section
	const kind = section.kind === 'summary' && isListOfFields(lines) ? 'contact' : section.kind
	if (kind === 'header') {
		const { found, unread } = readHeader(lines, known)
		fill(resume, found)
		return unread
	}
	if (kind === 'contact') {
		const { found, unread } = readContacts(lines, known)
		fill(resume, found)
		return unread
	}
	if (kind === 'summary') return readSummary(section, resume)
	if (kind === 'work' || kind === 'internship' || kind === 'volunteer') {
		const { entries, unread } = readWork(lines, known, isOrganisationFirst)
		const usual = kind === 'work' ? null : kind
		resume.workEntries.push(...entries.map((entry) => ({ ...entry, kind: entry.kind ?? usual })))
		return unread
	}
	if (kind === 'education' || kind === 'certificates') {
		const { entries, unread } = kind === 'education' ? readEducation(lines) : readCertificates(lines)
		resume.educationEntries.push(...entries)
		return unread
	}
	if (kind === 'skills') {
		const { skills, unread } = readSkills(lines)
		resume.skills.push(...skills)
		return unread
	}
	if (kind === 'languages') {
		const { languages, unread } = readLanguages(lines, known)
		resume.languages.push(...languages)
		return unread
	}
	return [...(section.heading ? [section.heading] : []), ...lines]
}

/** `Personal profile` may head a text about the person, or a list such as their date of birth and address. */
function isListOfFields(lines: Line[]) {
	return lines.filter(({ text }) => splitLabel(text) !== null).length > lines.length / 2
}

/** Takes the first summary; a further one, such as an objective, counts as not understood. */
function readSummary({ lines, heading }: Section, resume: ParsedResume) {
	if (resume.summary !== null) return [...(heading ? [heading] : []), ...lines]
	resume.summary = lines.map(({ text }) => text).join('\n') || null
	return []
}

const singleFields = [
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

/** Fills in what no earlier section has said. */
function fill(resume: ParsedResume, found: Partial<ParsedResume>) {
	for (const key of singleFields) resume[key] ??= found[key] ?? null
	resume.links.push(...(found.links ?? []))
}

const documentTitles = new Set(
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

type Header = Pick<ParsedResume, 'headline' | 'summary'> & ReturnType<typeof readContacts>['found']

/** Reads the lines above the first heading: the name, a headline, how to reach the person, perhaps a summary. */
function readHeader(lines: Line[], known: KnownNames): { found: Header; unread: Line[] } {
	const contacts = readContacts(withoutDocumentTitle(lines), known)
	const found: Header = { ...contacts.found, headline: null, summary: null }
	let unread = contacts.unread

	const nameAt = found.name === null ? findNameLine(unread) : -1
	if (nameAt >= 0) found.name = personNameOf(unread[nameAt]?.text ?? '')
	const below = unread.slice(nameAt + 1)
	if (nameAt >= 0) unread = unread.toSpliced(nameAt, 1)

	const headline = below[0]
	// Without a name above it, the line could be anything.
	if (found.name !== null && headline && isHeadline(headline.text)) {
		found.headline = headline.text
		unread = unread.filter((line) => line !== headline)
	}
	const prose = unread.filter(({ text }) => !isBullet(text))
	const text = prose.map((line) => line.text).join(' ')
	if (found.name === null || text.length < 80 || !/[.।]/.test(text)) return { found, unread }
	return { found: { ...found, summary: text }, unread: unread.filter((line) => !prose.includes(line)) }
}

function withoutDocumentTitle(lines: Line[]) {
	return lines
		.map((line) => ({
			...line,
			text: line.text.replace(/^(?:resume|résumé|cv|curriculum vitae) (?:of|[-–—:]) /i, ''),
		}))
		.filter(({ text }) => !documentTitles.has(fold(text)))
}

/** The largest line near the top that could be a name; the very first line if the file gives no sizes. */
function findNameLine(lines: Line[]) {
	const near = lines.slice(0, 6).map((line, at) => ({ ...line, at }))
	const possible = near.filter(({ text }) => personNameOf(text) !== null && text.split(/\s+/).length <= 5)
	const biggest = Math.max(...possible.map(({ size }) => size))
	const name = possible.find(({ size }) => size === biggest)
	if (!name) return -1
	// If its size does not single it out, only a first line of more than one word is safely a name.
	const isLarge = name.size > 0 && near.some(({ size }) => size < name.size)
	return isLarge || (name.at === 0 && /\s/.test(name.text)) ? name.at : -1
}

function isHeadline(text: string) {
	const pair = splitLabel(text)
	const isField = pair !== null && labelOf(pair.label) !== undefined
	const isShort = text.length > 2 && text.length <= 120
	return isShort && !isField && /\p{L}{2}/u.test(text) && !isBullet(text) && !/https?:|www\./i.test(text)
}
