/** As far as a list can be asked around a place, in km. */
const mostKm = 500

/** The distance that an address asks for, in km; undefined where it asks for none that there can be. */
export function kmIn(search: URLSearchParams) {
	const km = Number(search.get('km'))
	return Number.isInteger(km) && km > 0 && km <= mostKm ? km : undefined
}

/** The address of a list without some of its parameters; it begins again at the first page. */
export function without(search: URLSearchParams, names: readonly string[]) {
	const query = new URLSearchParams(search)
	for (const name of [...names, 'page']) query.delete(name)
	return query
}

/** The address without one value of a facet. A distance has no meaning without a place. */
export function withoutValue(search: URLSearchParams, name: string, value: number) {
	const left = search
		.getAll(name)
		.flatMap((values) => values.split(','))
		.filter((each) => each !== '' && each !== String(value))
	const query = without(search, name === 'place' && left.length === 0 ? [name, 'km'] : [name])
	for (const each of left) query.append(name, each)
	return query
}

/** The address with one more value of a facet, and without the keywords that it stands for; from the first page on. */
export function withValue(search: URLSearchParams, name: string, value: number) {
	const query = without(search, name === 'place' ? [] : ['query'])
	const values = query.getAll(name).flatMap((each) => each.split(','))
	if (!values.includes(String(value))) query.append(name, String(value))
	return query
}
