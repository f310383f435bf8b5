import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { days, duration, rupees } from '#ui/text/amounts.ts'
import type { Found } from './compare-table.tsx'

type Person = Found[number]['person']

/** What the profile says, in rows; empty where it says nothing. */
export const profileRows = [
	{ name: 'profession', textOf: ({ profession }: Person) => profession },
	{
		name: 'experience',
		textOf: ({ experienceMonths }: Person) => experienceMonths !== null && duration(experienceMonths),
	},
	{ name: 'education', textOf: (person: Person) => person.education !== null && education(person.education) },
	{ name: 'languages', textOf: ({ languages }: Person) => languages.map(languageText).join(', ') },
	{ name: 'town', textOf: ({ place }: Person) => place },
	{
		name: 'willingToMove',
		textOf: ({ willingToMove }: Person) => i18n.t(willingToMove ? 'person.yes' : 'person.no'),
	},
	{
		name: 'workModes',
		textOf: ({ workModes }: Person) => workModes.map((mode) => i18n.t(`values.workMode.${mode}`)).join(', '),
	},
	{ name: 'pay', textOf: ({ expectedPay }: Person) => expectedPay !== null && rupees(expectedPay) },
	{ name: 'notice', textOf: ({ noticeDays }: Person) => noticeDays !== null && days(noticeDays) },
] as const

function languageText({ name, level }: Person['languages'][number]) {
	return level === null
		? name
		: `${name} (${i18n.t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`)})`
}
