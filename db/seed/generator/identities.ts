import type { Settlement } from './ground.ts'
import { type Random, between, chance, pick } from './random.ts'
import type { Community } from './sources/read-settings.ts'

export type Identity = { community: Community; firstName: string; middleName?: string; lastName: string }

/** A name that fits the place. It is not recorded whether it is a woman's or a man's. */
export function inventIdentity(random: Random, place: Settlement): Identity {
	const community = place.community(random)
	const firstName = pick(random, chance(random, 0.47) ? community.women : community.men)
	const lastName = pick(random, community.surnames)
	const middleName = chance(random, middleNameShare(community.key)) ? pick(random, community.men) : firstName
	// No middle name repeats the first name, which also makes middle names a little rarer.
	return middleName === firstName
		? { community, firstName, lastName }
		: { community, firstName, middleName, lastName }
}

/** In western India the middle name is the father's; elsewhere few people write one. */
function middleNameShare(community: string) {
	return community === 'marathi' || community === 'gujarati' ? 0.6 : 0.08
}

/** Indian mobile numbers have ten digits and begin with 6, 7, 8 or 9. */
export function inventMobileNumber(random: Random) {
	return `+91${between(random, 6_000_000_000, 9_999_999_999)}`
}

/** The seed and the number of the person or organisation make the address unique. */
export function emailOf(words: string[], seed: number, n: number) {
	return `${words.map(lettersOf).join('.')}.${seed}-${n}@example.com`
}

function lettersOf(word: string) {
	return word.toLowerCase().replaceAll(/[^a-z]/g, '')
}
