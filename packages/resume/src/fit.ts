import { MobileNumber } from '@profile-search/contract/profiles/candidates'
import { mostEntries } from '@profile-search/contract/profiles/entries'
import type { Draft } from './draft.ts'
import { addressesIn } from './lines/contacts.ts'

const most = { skills: 100, languages: 15, lines: 400, letters: 500 }

/** Fits what was read to what a profile has room for. What goes beyond is not lost: it counts as not understood. */
export function fit(draft: Draft): Draft {
	const beyond: string[] = []
	const cut = (text: string | null, longest: number) => {
		if (text && text.length > longest) beyond.push(text.slice(longest))
		return text && text.slice(0, longest)
	}
	const first = <Item>(items: Item[], count: number, tell: (item: Item) => string) => {
		beyond.push(...items.slice(count).map(tell))
		return items.slice(0, count)
	}
	const skills = draft.skills.filter(({ name }) => name.length <= 60)
	beyond.push(...draft.skills.filter((skill) => !skills.includes(skill)).map(({ name }) => name))
	const { mobileNumber, linkedinUrl } = draft
	const found = addressesIn([mobileNumber, linkedinUrl].filter(Boolean).join(' '))
	return {
		...draft,
		// A number as the portal keeps them stays as it is; any other form is brought into it.
		mobileNumber: MobileNumber.safeParse(mobileNumber).success ? mobileNumber : found.mobileNumber,
		linkedinUrl: linkedinUrl?.startsWith('https://') ? linkedinUrl : found.linkedinUrl,
		summary: cut(draft.summary, 3000),
		address: cut(draft.address, 400),
		workEntries: first(draft.workEntries, mostEntries, ({ title }) => title).map((entry) => ({
			...entry,
			title: entry.title.slice(0, 300),
			organisationName: entry.organisationName.slice(0, 300),
			place: cut(entry.place, 120),
			description: cut(entry.description, 2000),
		})),
		educationEntries: first(draft.educationEntries, mostEntries, ({ degree }) => degree).map((entry) => ({
			...entry,
			institution: entry.institution.slice(0, 300),
			degree: entry.degree.slice(0, 300),
			field: cut(entry.field, 120),
			grade: cut(entry.grade, 60),
			note: cut(entry.note, 1000),
		})),
		skills: first(skills, most.skills, ({ name }) => name),
		languages: draft.languages.slice(0, most.languages),
		notUnderstood: [...draft.notUnderstood, ...beyond]
			.slice(0, most.lines)
			.map((text) => text.slice(0, most.letters)),
	}
}
