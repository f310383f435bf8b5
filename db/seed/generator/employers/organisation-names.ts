import type { Ground, Settlement } from '../ground.ts'
import { type Random, pick } from '../random.ts'
import type { Trade } from '../sources/read-settings.ts'

/** An invented name in the style of the trade's organisations: "Vindhya Precision Tools Pvt Ltd". */
export function inventOrganisationName(random: Random, ground: Ground, trade: Trade, place: Settlement) {
	const community = place.community(random)
	const brand = pick(random, ground.brands)
	const surname = pick(random, community.surnames)
	const partner = pick(random, community.surnames)
	const name = pick(random, trade.names).replace('{surname}', surname).replace('{surname}', partner)
	return name.replace('{brand}', brand).replace('{place}', place.name)
}
