import { listPlaces } from '@profile-search/contract/search/reference'
import { redirect } from 'react-router'
import { load } from '#api.ts'
import type { Route } from './+types/search.ts'
import { keywordsOf, pageOfLink } from './shared-link.ts'

const mostLetters = 120

/**
 * Redirects the search of the home page to its list, with the ID of the town. The installed portal is a share target, too:
 * a text that links to a page of this site leads there, any other is searched for.
 */
export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const shared = ['shared', 'sharedLink'].map((name) => search.get(name) ?? '').join(' ')
	const page = pageOfLink(shared, args.url.host)
	if (page) throw redirect(page)
	const [text, town] = [
		textOf(search, 'query') || keywordsOf(shared).slice(0, mostLetters),
		textOf(search, 'town'),
	]
	const query = new URLSearchParams()
	const places = town ? await load(args, listPlaces, { query: { query: town } }) : []
	const place = places.find(({ name }) => name.toLowerCase() === town.toLowerCase()) ?? places[0]

	// An unknown town is treated as part of the query.
	const all = place ? text : `${text} ${town}`.trim()
	if (all) query.set('query', all)
	if (place) query.set('place', String(place.id))
	throw redirect(
		`${search.get('in') === 'people' ? '/employee-list' : '/jobs'}${query.size ? `?${query}` : ''}`,
	)
}

function textOf(search: URLSearchParams, name: string) {
	return (search.get(name) ?? '').trim().slice(0, mostLetters)
}
