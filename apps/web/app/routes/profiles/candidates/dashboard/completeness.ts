import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'

type Profile = Details<typeof showMyProfile>

type Part = {
	name:
		| 'headline'
		| 'skills'
		| 'skillLevels'
		| 'experience'
		| 'languages'
		| 'place'
		| 'work'
		| 'education'
		| 'workModes'
		| 'expectedPay'
		| 'noticeDays'
		| 'summary'
	isDone: boolean
	href: string
}

/** The parts of a complete profile, the most valuable first, each with the address of its form. */
export function partsOf(profile: Profile): Part[] {
	const { skills } = profile
	return [
		{ name: 'headline', isDone: Boolean(profile.headline), href: '/profile-update#you' },
		{ name: 'skills', isDone: skills.length >= 5, href: '/profile-update#skills' },
		{
			name: 'skillLevels',
			isDone: skills.length > 0 && skills.every(({ level }) => level !== null),
			href: '/profile-update#skills',
		},
		{ name: 'experience', isDone: profile.experienceMonths !== null, href: '/profile-update#experience' },
		{
			name: 'languages',
			isDone: profile.languages.length > 0 && profile.languages.every(({ level }) => level !== null),
			href: '/profile-update#languages',
		},
		{ name: 'place', isDone: profile.placeId !== null, href: '/profile-update#wishes' },
		{ name: 'work', isDone: profile.workEntries.length > 0, href: '/edit-work-info' },
		{ name: 'education', isDone: profile.educationEntries.length > 0, href: '/edit-education-info' },
		{ name: 'workModes', isDone: profile.workModes.length > 0, href: '/profile-update#wishes' },
		{ name: 'expectedPay', isDone: profile.expectedPay !== null, href: '/profile-update#wishes' },
		{ name: 'noticeDays', isDone: profile.noticeDays !== null, href: '/profile-update#wishes' },
		{ name: 'summary', isDone: Boolean(profile.summary), href: '/profile-update#you' },
	]
}
