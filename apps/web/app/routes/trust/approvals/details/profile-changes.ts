import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { date, duration, rupees } from '#ui/text/amounts.ts'

type Profile = Record<string, unknown>

/**
 * The differences between two states of a profile, field by field, as text. IDs and the status have no label and are
 * left out, since they tell a reader nothing.
 */
export function changesBetween(before: Profile, after: Profile) {
	const names = i18n.t('approvals.fields', { returnObjects: true })
	return Object.entries(names).flatMap(([field, label]) => {
		const [old, fresh] = [linesOf(field, before[field]), linesOf(field, after[field])]
		const gone = old.filter((line) => !fresh.includes(line))
		const added = fresh.filter((line) => !old.includes(line))
		if (gone.length + added.length === 0) return []
		return [{ label, before: gone.join('\n'), after: added.join('\n') }]
	})
}

/** A list as lines, so that only added and removed items are shown; any other value is one line. */
function linesOf(field: string, value: unknown): string[] {
	const values = Array.isArray(value) ? value : [value]
	return values.map((each) => textOf(field, each)).filter(Boolean)
}

function textOf(field: string, value: unknown): string {
	if (value === null || value === undefined) return ''
	if (typeof value === 'boolean') return i18n.t(value ? 'approvals.yes' : 'approvals.no')
	if (typeof value === 'number') return (amounts[field] ?? String)(value)
	if (typeof value === 'string')
		return /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value.replaceAll('_', ' ')
	const parts = Object.fromEntries(Object.entries(value))
	return shown
		.map((name) => textOf(`${field}.${name}`, parts[name]))
		.filter(Boolean)
		.join(' · ')
}

const amounts: Record<string, (value: number) => string> = {
	experienceMonths: duration,
	education,
	expectedPay: rupees,
	amount: rupees,
	'skills.level': (level) => i18n.t(`values.skillLevel.${Math.min(4, Math.max(1, level)) as 1 | 2 | 3 | 4}`),
	'skills.years': (years) => i18n.t('person.years', { years }),
}

/** The properties of list items that are shown, in reading order. */
const shown = [
	'name',
	'level',
	'years',
	'title',
	'degree',
	'organisationName',
	'institution',
	'field',
	'place',
	'kind',
	'reason',
	'startedOn',
	'endedOn',
	'grade',
	'description',
	'note',
]
