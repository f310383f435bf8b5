import { QueueFilter } from '@profile-search/contract/trust/approvals'

/** The query parameters of the filter, without the page. */
export const filterNames = ['query', 'days', 'history', 'duplicates'] as const

/** The filter of the queue from the address; invalid values are ignored. */
export function queueQuery(search: URLSearchParams) {
	const { shape } = QueueFilter
	const said = (name: string) => search.get(name) || undefined
	return {
		state: shape.state.safeParse(said('state')).data ?? 'waiting',
		userType: shape.userType.safeParse(said('kind')).data,
		days: shape.days.safeParse(said('days')).data ?? 0,
		query: shape.query.safeParse(said('query')).data ?? '',
		history: shape.history.safeParse(said('history')).data,
		duplicates: shape.duplicates.safeParse(said('duplicates')).data,
	}
}

/** The address of a case. */
export function caseAddress({ id, userType }: { id: string; userType: string }) {
	return `/approve-${userType === 'employer' ? 'employer' : 'user'}-details/${id}`
}
