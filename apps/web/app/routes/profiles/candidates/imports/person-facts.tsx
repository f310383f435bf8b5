import type { Details } from '@profile-search/contract/http/endpoint'
import type { showPersonInvitation } from '@profile-search/contract/profiles/imports/invitations'
import type { PersonColumn } from '@profile-search/contract/profiles/imports/people'
import type { ReactNode } from 'react'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { date, days, duration, rupees } from '#ui/text/amounts.ts'
import { BreakingEmail } from './breaking-email.tsx'

type Person = Details<typeof showPersonInvitation>['person']

/** What a file says of a person, part by part: the column, its name and the value in words; empty where it says nothing. */
export function personFacts(person: Person): [PersonColumn, string, ReactNode][] {
	const { names } = person
	const values: Record<PersonColumn, ReactNode> = {
		firstName: person.firstName,
		middleName: person.middleName ?? '',
		lastName: person.lastName,
		email: <BreakingEmail email={person.email} />,
		mobileNumber: person.mobileNumber ?? '',
		headline: person.headline ?? '',
		summary: person.summary ?? '',
		profession: names.profession ?? '',
		skills: person.skills.join(', '),
		experience: person.experienceMonths === null ? '' : duration(person.experienceMonths),
		education: person.education === null ? '' : education(person.education),
		fieldOfStudy: person.fieldOfStudy ?? '',
		languages: person.languages
			.map(({ level }, at) =>
				[names.languages[at], level && i18n.t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`)]
					.filter(Boolean)
					.join(' '),
			)
			.join(', '),
		place: names.place ?? '',
		workModes: person.workModes.map((mode) => i18n.t(`values.workMode.${mode}`)).join(', '),
		expectedPay: person.expectedPay === null ? '' : rupees(person.expectedPay),
		noticeDays: person.noticeDays === null ? '' : days(person.noticeDays),
		birthDate: person.birthDate ? date(person.birthDate) : '',
		linkedinUrl: person.linkedinUrl ?? '',
		address: person.address ?? '',
	}
	return Object.entries(values).map(([column, value]) => [
		column as PersonColumn,
		i18n.t(`peopleImports.columns.${column as PersonColumn}`),
		value,
	])
}
