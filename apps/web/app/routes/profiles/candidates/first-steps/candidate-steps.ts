import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { i18n } from '#text/i18n.ts'

type Profile = Details<typeof showMyProfile>

/** Where the first steps end. */
export const candidateEnd = '/matches'

/** The first steps of a person. Which of them are done is read off the profile, so nothing is kept of the way itself. */
export function candidateSteps(profile: Profile) {
	const { workEntries, educationEntries, professionId, placeId, skills } = profile
	return [
		stepOf('resume', workEntries.length + educationEntries.length > 0),
		stepOf('work', professionId !== null && placeId !== null && skills.length > 0),
		stepOf('wishes', hasWishes(profile)),
	]
}

function stepOf(key: 'resume' | 'work' | 'wishes', isDone: boolean) {
	return { key, name: i18n.t(`firstSteps.names.${key}`), to: `/first-steps/${key}`, isDone }
}

function hasWishes({ preferredPlaces, preferredProfessionIds, workModes, expectedPay, noticeDays }: Profile) {
	const said = preferredPlaces.length + preferredProfessionIds.length + workModes.length
	return said > 0 || expectedPay !== null || noticeDays !== null
}
