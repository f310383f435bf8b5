import type { Place, Profession, Reference, Skill } from '../../reference/read-reference.ts'
import { type Month, monthOf, parseIsoDay } from './calendar.ts'
import { type Random, weightedPicker } from './random.ts'
import { type Career, type Where, readCareers } from './sources/read-careers.ts'
import {
	type Community,
	type State,
	type Trade,
	readBrands,
	readCommunities,
	readStates,
	readTrades,
} from './sources/read-settings.ts'

/** The data that the people, organisations and jobs are made from; prepared once. */
export type Ground = {
	seed: number
	today: { year: number; month: number; day: number }
	thisMonth: Month
	skills: Map<number, Skill>
	places: { any: Picker<Settlement>; indian: Picker<Settlement>; ofState: Map<string, Picker<Settlement>> }
	occupations: Map<number, Occupation>
	occupationIn: Record<Tier, Picker<Occupation>>
	trades: Map<string, Trade>
	trade: Picker<Trade>
	hires: Map<string, Picker<Occupation>>
	brands: string[]
}
export type Picker<Item> = (random: Random) => Item
export type Tier = 'metro' | 'city' | 'town'
export type Settlement = Place & {
	tier: Tier
	payFactor: number
	stateLife: State
	community: Picker<Community>
}
export type Occupation = { profession: Profession; career: Career }

export function prepareGround(
	seed: number,
	today: string,
	reference: Reference,
	home: string | undefined,
): Ground {
	const day = parseIsoDay(today)
	const occupations = readOccupations(reference)
	const trades = readTrades()
	const weightOf = ({ weight, state }: Settlement) => (state === home ? weight * homeFactor : weight)
	const settlements = readSettlements(reference.places)
	const indian = settlements.filter(({ country }) => country === 'IN')
	return {
		seed,
		today: day,
		thisMonth: monthOf(day.year, day.month),
		skills: new Map(reference.skills.map((skill) => [skill.id, skill])),
		places: {
			any: weightedPicker(settlements, weightOf),
			indian: weightedPicker(indian, weightOf),
			ofState: pickersBy(settlements, ({ state }) => state, weightOf),
		},
		occupations: new Map(occupations.map((occupation) => [occupation.profession.id, occupation])),
		occupationIn: {
			metro: weightedPicker(occupations, ({ career }) => career.share * density[career.where].metro),
			city: weightedPicker(occupations, ({ career }) => career.share * density[career.where].city),
			town: weightedPicker(occupations, ({ career }) => career.share * density[career.where].town),
		},
		trades: new Map(trades.map((trade) => [trade.key, trade])),
		trade: weightedPicker(trades, ({ share }) => share),
		hires: readHires(trades, occupations),
		brands: readBrands(),
	}
}

/** How much more common a home state is than another of its size. */
const homeFactor = 40

/** How much more common a profession is in a place of each tier, by where its people mostly live. */
const density: Record<Where, Record<Tier, number>> = {
	all: { metro: 1, city: 1, town: 1 },
	metro: { metro: 2.2, city: 0.7, town: 0.15 },
	city: { metro: 1.3, city: 1.1, town: 0.6 },
	town: { metro: 0.05, city: 0.5, town: 2.5 },
}

function readOccupations({ professions }: Reference) {
	const careerOf = readCareers(professions)
	return professions.map((profession) => ({ profession, career: careerOf(profession) }))
}

function readHires(trades: Trade[], occupations: Occupation[]) {
	const hires = new Map<string, Picker<Occupation>>()
	for (const { key } of trades) {
		const hired = occupations.filter(({ career }) => career.employers.includes(key))
		if (hired.length === 0) throw new Error(`careers.txt: no profession works for the trade "${key}"`)
		hires.set(
			key,
			weightedPicker(hired, ({ career }) => career.share / Math.max(1, career.employers.indexOf(key))),
		)
	}
	const unknown = occupations
		.flatMap(({ career }) => career.employers)
		.find((key) => key !== 'own' && !hires.has(key))
	if (unknown) throw new Error(`careers.txt: there is no trade "${unknown}" in employers.txt`)
	return hires
}

function readSettlements(places: Place[]) {
	const states = readStates()
	const communities = readCommunities()
	const communityPickers = new Map<State, Picker<Community>>()
	return places.map((place): Settlement => {
		const stateLife = states.get(place.state)
		if (!stateLife) throw new Error(`states.txt: nobody lives in ${place.state}`)
		const community = communityPickers.get(stateLife) ?? communityPicker(stateLife, communities)
		communityPickers.set(stateLife, community)
		const tier = tierOf(place)
		return { ...place, tier, payFactor: payFactorOf(place, tier), stateLife, community }
	})
}

function communityPicker(state: State, communities: Map<string, Community>) {
	const shares = state.communities.map(({ key, weight }) => {
		const community = communities.get(key)
		if (!community) throw new Error(`states.txt: there is no community "${key}" in names.txt`)
		return { community, weight }
	})
	const pickShare = weightedPicker(shares, ({ weight }) => weight)
	return (random: Random) => pickShare(random).community
}

function tierOf({ weight, country }: Place): Tier {
	if (country !== 'IN' || weight >= 60) return 'metro'
	return weight >= 8 ? 'city' : 'town'
}

function payFactorOf({ country }: Place, tier: Tier) {
	if (country !== 'IN') return 4
	return { metro: 1.3, city: 1, town: 0.85 }[tier]
}

function pickersBy<Item>(items: Item[], keyOf: (item: Item) => string, weightOf: (item: Item) => number) {
	const groups = Map.groupBy(items, keyOf)
	return new Map([...groups].map(([key, group]) => [key, weightedPicker(group, weightOf)]))
}

/** Whether a skill fits the place: a language or a cuisine of one region is rare in another. */
export function isAtHome({ stateLife }: Settlement, skillKey: string) {
	if (/^(marathi|maharashtrian)-/.test(skillKey))
		return stateLife.language === 'mr' || stateLife.language === 'kok'
	return !skillKey.startsWith('hindi-') || stateLife.hindi > 0.4
}
