import type { Resume } from '@profile-search/contract/profiles/resumes'

/** An entry of a section: what, when, where, and the description. */
export type OutlineEntry = { title: string; time: string; place: string; text: string | null }

/** A résumé in reading order, independent of the file format. */
export type Outline = {
	name: string
	headline: string | null
	/** The person's place, and for the person themselves how to reach them. */
	contacts: string[]
	sections: { title: string; entries?: OutlineEntry[]; paragraphs?: string[] }[]
}

/** Sections without content are left out. */
export function outlineOf(resume: Resume): Outline {
	const { contacts } = resume
	const sections: Outline['sections'] = [
		{ title: 'About', paragraphs: [resume.summary ?? ''] },
		{ title: 'Work', entries: resume.workEntries.map(workOf) },
		{ title: 'Career gaps', entries: resume.careerGaps.map(gapOf) },
		{ title: 'Education', ...educationOf(resume) },
		{ title: 'Skills', paragraphs: [resume.skills.map(skillOf).join(' · ')] },
		{ title: 'Languages', paragraphs: [resume.languages.map(languageOf).join(' · ')] },
		{ title: 'Work wanted', paragraphs: wishesOf(resume) },
	]
	return {
		name: `${resume.firstName} ${resume.lastName}`,
		headline: resume.headline,
		contacts: [
			resume.place,
			contacts?.email,
			contacts?.mobileNumber,
			contacts?.linkedinUrl,
			contacts?.address,
			...resume.links,
		].filter((line) => line !== null && line !== undefined),
		sections: sections
			.map(({ paragraphs = [], ...section }) => ({ ...section, paragraphs: paragraphs.filter(Boolean) }))
			.filter(({ entries = [], paragraphs }) => entries.length + paragraphs.length > 0),
	}
}

function workOf({
	title,
	organisationName,
	kind,
	place,
	description,
	...span
}: Resume['workEntries'][number]) {
	return {
		title,
		time: span.startedOn || span.endedOn ? spanOf(span, monthYear, 'today') : '',
		place: [organisationName, place, kind && kinds[kind]].filter(Boolean).join(', '),
		text: description,
	}
}

function gapOf({ reason, note, startedOn, endedOn }: Resume['careerGaps'][number]) {
	const time = spanOf({ startedOn, endedOn }, monthYear, 'today')
	return { title: gapReasons[reason], time, place: '', text: note }
}

function educationOf({ educationEntries, education, fieldOfStudy }: Resume) {
	const entries = educationEntries.map(({ institution, degree, field, grade, note, ...span }) => ({
		title: [degree, field].filter(Boolean).join(', '),
		time: spanOf(span, (day) => day.slice(0, 4), ''),
		place: [institution, grade].filter(Boolean).join(', '),
		text: note,
	}))
	const level = education === null ? '' : (levels[education] ?? '')
	return { entries, paragraphs: entries.length > 0 ? [] : [[level, fieldOfStudy].filter(Boolean).join(', ')] }
}

function skillOf({ name, level, years }: Resume['skills'][number]) {
	const claim = [level === null ? '' : skillLevels[level], years ? `${years} y` : '']
		.filter(Boolean)
		.join(', ')
	return claim ? `${name} (${claim})` : name
}

function languageOf({ name, level }: Resume['languages'][number]) {
	return level === null ? name : `${name} (${languageLevels[level]})`
}

function wishesOf(resume: Resume) {
	const professions = [resume.profession, ...resume.preferredProfessions].filter(Boolean).join(', ')
	const places = resume.preferredPlaces.map(({ name }) => name).join(', ')
	const ways = [
		resume.workModes.map((mode) => workModes[mode]).join(', '),
		places && `in ${places}`,
		resume.willingToMove ? 'would move for work' : '',
		resume.noticeDays === null
			? ''
			: resume.noticeDays === 0
				? 'can start at once'
				: `can start after ${resume.noticeDays} days`,
		resume.expectedPay === null ? '' : `expects ₹ ${resume.expectedPay.toLocaleString('en-IN')} a year`,
	]
	return [professions, ways.filter(Boolean).join(' · ')]
}

type Span = { startedOn: string | null; endedOn: string | null }

function spanOf({ startedOn, endedOn }: Span, tell: (day: string) => string, openEnd: string) {
	const ends = [startedOn && tell(startedOn), endedOn ? tell(endedOn) : openEnd].filter(Boolean)
	return [...new Set(ends)].join(' – ')
}

function monthYear(day: string) {
	return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Indexed by the numbers of the contract. */
export const levels = [
	'No schooling',
	'Primary school',
	'Class 8',
	'Class 10 (SSC)',
	'Class 12 (HSC)',
	'ITI or Diploma',
	"Bachelor's degree",
	"Master's degree",
	'Doctorate (PhD)',
]
export const skillLevels = ['', 'Basic', 'Working', 'Good', 'Expert']
export const languageLevels = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const workModes = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }
const kinds = {
	full_time: 'full time',
	part_time: 'part time',
	contract: 'contract',
	temporary: 'temporary',
	self_employed: 'self-employed',
	apprenticeship: 'apprenticeship',
	internship: 'internship',
	volunteer: 'volunteer',
}
const gapReasons = {
	caring: 'Caring for family',
	parenthood: 'Parenthood',
	health: 'Health',
	study: 'Study',
	searching: 'Looking for work',
	layoff: 'Laid off',
	moving: 'Moving',
	travel: 'Travel',
	volunteering: 'Volunteering',
	other: 'Other reasons',
}
