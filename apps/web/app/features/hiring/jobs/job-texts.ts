import type { NamedDraft } from '@profile-search/contract/hiring/job-drafts'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { date, days, duration } from '#ui/text/amounts.ts'
import { pay } from '../pay.ts'

/** The parts of a job, as people think of them. */
export const jobFields = [
	'title',
	'profession',
	'subBranch',
	'employmentType',
	'workMode',
	'places',
	'description',
	'mustHaveSkills',
	'niceToHaveSkills',
	'experience',
	'education',
	'languages',
	'pay',
	'start',
	'openings',
	'closesOn',
	'applying',
	'questions',
	'isBlind',
] as const
export type JobField = (typeof jobFields)[number]

/** A job as text, part by part. */
export function jobTexts(draft: NamedDraft): Record<JobField, string> {
	const { names } = draft
	return {
		title: draft.title,
		profession: names.profession ?? '',
		subBranch: names.subBranch ?? '',
		employmentType: i18n.t(`values.employment.${draft.employmentType}`),
		workMode: i18n.t(`values.workMode.${draft.workMode}`),
		places: names.places.toSorted().join(', '),
		description: draft.description,
		mustHaveSkills: draft.mustHaveSkills.toSorted().join(', '),
		niceToHaveSkills: draft.niceToHaveSkills.toSorted().join(', '),
		experience: [draft.experienceMinMonths, draft.experienceMaxMonths]
			.map((months) => (months === null ? '…' : duration(months)))
			.join(' – '),
		education: draft.education ? education(draft.education) : '',
		languages: draft.languages
			.map(({ level }, at) => [names.languages[at], level && levelWord(level)].filter(Boolean).join(' '))
			.toSorted()
			.join(', '),
		pay: pay(draft),
		start: draft.startInDays === null ? '' : days(draft.startInDays),
		openings: String(draft.openings),
		closesOn: date(draft.closesOn),
		applying: [i18n.t(`jobEdit.routes.${draft.applyRoute}`), draft.applyTo].filter(Boolean).join(': '),
		questions: draft.questions.map(questionText).join('\n'),
		isBlind: i18n.t(draft.isBlind ? 'jobEdit.yes' : 'jobEdit.no'),
	}
}

/** The parts in which two jobs differ. */
export function differentFields(one: NamedDraft, other: NamedDraft): JobField[] {
	const [a, b] = [jobTexts(one), jobTexts(other)]
	return jobFields.filter((field) => a[field] !== b[field])
}

function questionText({
	text,
	kind,
	choices,
	isRequired,
	isKnockOut,
	wanted,
}: NamedDraft['questions'][number]) {
	const notes = [
		kind === 'choice' ? choices.join(' / ') : i18n.t(`jobEdit.kinds.${kind}`),
		!isRequired && i18n.t('labels.optional'),
		isKnockOut && i18n.t('jobEdit.wantedIs', { answer: wanted ?? '' }),
	]
	return `${text} (${notes.filter(Boolean).join(', ')})`
}

function levelWord(level: number) {
	return i18n.t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`)
}
