import { fullName } from '@profile-search/contract/accounts/full-name'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import type { Resume } from '@profile-search/contract/profiles/resumes'
import { sentenceOf } from '@profile-search/text/sentence'
import { t } from '@profile-search/text/translate'

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
		{ title: t('profilesDocuments.resume.about'), paragraphs: [resume.summary ?? ''] },
		{ title: t('profilesDocuments.resume.work'), entries: resume.workEntries.map(workOf) },
		{ title: t('profilesDocuments.resume.careerGaps'), entries: resume.careerGaps.map(gapOf) },
		{ title: t('profilesDocuments.resume.education'), ...educationOf(resume) },
		{ title: t('profilesDocuments.resume.skills'), paragraphs: [resume.skills.map(skillOf).join(' · ')] },
		{
			title: t('profilesDocuments.resume.languages'),
			paragraphs: [resume.languages.map(languageOf).join(' · ')],
		},
		{ title: t('profilesDocuments.resume.workWanted'), paragraphs: wishesOf(resume) },
	]
	return {
		name: fullName(resume),
		headline: resume.headline,
		contacts: [
			resume.place,
			contacts?.email,
			contacts?.mobileNumber && printedPhone(contacts.mobileNumber),
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
		time: span.startedOn || span.endedOn ? spanOf(span, monthYear, t('profilesDocuments.resume.today')) : '',
		place: [organisationName, place, kind && t(`profilesDocuments.resume.workKind.${kind}`)]
			.filter(Boolean)
			.join(', '),
		text: description,
	}
}

function gapOf({ reason, note, startedOn, endedOn }: Resume['careerGaps'][number]) {
	const time = spanOf({ startedOn, endedOn }, monthYear, t('profilesDocuments.resume.today'))
	return { title: t(`values.gapReason.${reason}`), time, place: '', text: note }
}

function educationOf({ educationEntries, education, fieldOfStudy }: Resume) {
	const entries = educationEntries.map(({ institution, degree, field, grade, note, ...span }) => ({
		title: [degree, field].filter(Boolean).join(', '),
		time: spanOf(span, (day) => day.slice(0, 4), ''),
		place: [institution, grade].filter(Boolean).join(', '),
		text: note,
	}))
	const level = education === null ? '' : sentenceOf(`profilesDocuments.resume.level.${education}`)
	return { entries, paragraphs: entries.length > 0 ? [] : [[level, fieldOfStudy].filter(Boolean).join(', ')] }
}

function skillOf({ name, level, years }: Resume['skills'][number]) {
	const claim = [
		level === null ? '' : sentenceOf(`values.skillLevel.${level}`),
		years ? t('profilesDocuments.resume.years', { years }) : '',
	]
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
		resume.workModes.map((mode) => t(`values.workMode.${mode}`)).join(', '),
		places && t('profilesDocuments.resume.places', { places }),
		resume.willingToMove ? t('profilesDocuments.resume.move') : '',
		resume.noticeDays === null
			? ''
			: resume.noticeDays === 0
				? t('profilesDocuments.resume.startNow')
				: t('profilesDocuments.resume.startAfter', { count: resume.noticeDays }),
		resume.expectedPay === null
			? ''
			: t('profilesDocuments.resume.expects', { amount: resume.expectedPay.toLocaleString('en-IN') }),
	]
	return [professions, ways.filter(Boolean).join(' · ')]
}

type Span = { startedOn: string | null; endedOn: string | null }

function spanOf({ startedOn, endedOn }: Span, tell: (day: string) => string, openEnd: string) {
	const ends = [startedOn && tell(startedOn), endedOn ? tell(endedOn) : openEnd].filter(Boolean)
	return [...new Set(ends)].join(' – ')
}

function monthYear(day: string) {
	const month = sentenceOf(`dates.months.${Number(day.slice(5, 7))}`)
	return t('dates.monthYear', { month, year: day.slice(0, 4) })
}

/** For formats that programs read, indexed by the numbers of the contract. */
export const skillLevels = ['', 'Basic', 'Working', 'Good', 'Expert']
export const languageLevels = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2']
