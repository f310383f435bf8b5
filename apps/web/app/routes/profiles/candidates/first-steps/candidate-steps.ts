import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { firstStepsAddress, safeNext } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'

type Profile = Details<typeof showMyProfile>

/**
 * The first steps of a person, and where they end: at the page that asked for a login, such as a job, or at the matches. Which
 * steps are done is read off the profile, so nothing is kept of the way itself.
 */
export function candidateSteps(profile: Profile, search: URLSearchParams) {
	const { workEntries, educationEntries, professionId, placeId, skills } = profile
	const next = safeNext(search.get('next'))
	const stepOf = (key: 'resume' | 'work' | 'wishes', isDone: boolean) => ({
		key,
		name: i18n.t(`firstSteps.names.${key}`),
		to: firstStepsAddress(next, key),
		isDone,
	})
	const steps = [
		stepOf('resume', workEntries.length + educationEntries.length > 0),
		stepOf('work', professionId !== null && placeId !== null && skills.length > 0),
		stepOf('wishes', hasWishes(profile)),
	]
	return { steps, end: next === '/' ? '/matches' : next }
}

function hasWishes({ preferredPlaces, preferredProfessionIds, workModes, expectedPay, noticeDays }: Profile) {
	const said = preferredPlaces.length + preferredProfessionIds.length + workModes.length
	return said > 0 || expectedPay !== null || noticeDays !== null
}
