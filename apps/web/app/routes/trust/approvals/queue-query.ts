import { QueueFilter } from '@profile-search/contract/trust/approvals'

/** The names of the filter in the address, without the page. */
export const filterNames = ['words', 'days', 'history', 'duplicates'] as const

/** What an address asks of the queue; what it says wrong counts as not said. */
export function queueQuery(search: URLSearchParams) {
	const { shape } = QueueFilter
	const said = (name: string) => search.get(name) || undefined
	return {
		state: shape.state.safeParse(said('state')).data ?? 'waiting',
		userType: shape.userType.safeParse(said('kind')).data,
		days: shape.days.safeParse(said('days')).data ?? 0,
		words: shape.words.safeParse(said('words')).data ?? '',
		history: shape.history.safeParse(said('history')).data,
		duplicates: shape.duplicates.safeParse(said('duplicates')).data,
	}
}

/** Where a case is decided. */
export function caseAddress({ id, userType }: { id: string; userType: string }) {
	return `/approve-${userType === 'employer' ? 'employer' : 'user'}-details/${id}`
}
