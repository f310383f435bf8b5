import type { OrganisationSize } from '@profile-search/contract/profiles/organisations'
import type { GeneratedOrganisation } from '../generated-types.ts'
import type { Ground, Settlement } from '../ground.ts'
import { emailOf, inventIdentity, inventMobileNumber } from '../identities.ts'
import { type Random, between, chance, createRandom, pick, sample, unit, uuid } from '../random.ts'
import type { Trade } from '../sources/read-settings.ts'
import { inventOrganisationName } from './organisation-names.ts'

const organisationKind = 2
const sizes: OrganisationSize[] = ['1-10', '11-50', '51-200', '201-1000', '1001+']

export type FoundedOrganisation = { organisation: GeneratedOrganisation; trade: Trade; place: Settlement }

/** Organisation `n`, with the trade and the place that determine its jobs. */
export function foundOrganisation(ground: Ground, n: number): FoundedOrganisation {
	const random = createRandom(ground.seed, organisationKind, n)
	const id = uuid(random, n)
	const trade = ground.trade(random)
	const place = ground.places.indian(random)
	const name = inventOrganisationName(random, ground, trade, place)
	const contact = inventIdentity(random, place)
	const foundedYear = inventFoundedYear(random, trade, ground.today.year)
	const organisation: GeneratedOrganisation = {
		id,
		name,
		kind: inventKind(random, trade),
		about: inventAbout(random, trade, place, foundedYear),
		industry: trade.industry,
		size: pick(random, sizes.slice(trade.sizes.smallest, trade.sizes.largest + 1)),
		foundedYear,
		...(chance(random, 0.7) && { website: websiteOf(name) }),
		placeId: place.id,
		contactFirstName: contact.firstName,
		contactLastName: contact.lastName,
		email: emailOf(['office', contact.firstName, contact.lastName], ground.seed, n),
		mobileNumber: inventMobileNumber(random),
	}
	return { organisation, trade, place }
}

function inventKind(random: Random, { kinds }: Trade) {
	const [chosen] = sample(random, kinds, 1, ({ weight }) => weight)
	return chosen?.kind ?? 'other'
}

function inventFoundedYear(random: Random, trade: Trade, thisYear: number) {
	if (trade.key === 'government') return between(random, 1888, 1998)
	return thisYear - 1 - Math.floor(unit(random) ** 1.8 * 70)
}

function inventAbout(random: Random, trade: Trade, place: Settlement, foundedYear: number) {
	const sentence = pick(random, trade.about).replace('{place}', place.name)
	const years = [`Founded in ${foundedYear}.`, `Since ${foundedYear}.`, `At work since ${foundedYear}.`]
	return `${sentence} ${pick(random, years)}`
}

function websiteOf(name: string) {
	const words =
		name
			.toLowerCase()
			.normalize('NFD')
			.match(/[a-z0-9]+/g) ?? []
	return `https://${words.slice(0, 3).join('-')}.example`
}

/** The jobs that an organisation of this size offers at once for one kind of work. */
export function inventOpenings(random: Random, size: OrganisationSize) {
	if (chance(random, 0.55)) return 1
	return between(random, 1, 2 + sizes.indexOf(size) * 4)
}
