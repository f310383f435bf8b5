import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { FilterLinks } from '../list/filter-links.tsx'
import { count } from '../text/amounts.ts'

type Props<Filter extends string> = {
	/** The first one shows all rows. */
	filters: readonly Filter[]
	only: Filter
	amounts: Record<Filter, number>
	labelOf: (filter: Filter) => string
}

/** Links to the rows of a file of one kind, with how many there are. */
export function RowFilters<Filter extends string>({ filters, only, amounts, labelOf }: Props<Filter>) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const hrefOf = (filter: string) => {
		const address = new URLSearchParams(search)
		address.delete('page')
		address.set('only', filter)
		return `?${address}#rows`
	}
	return (
		<FilterLinks label={t('fileImports.preview')}>
			{filters
				.filter((filter, at) => at === 0 || filter === only || amounts[filter] > 0)
				.map((filter) => (
					<Link
						key={filter}
						to={hrefOf(filter)}
						aria-current={filter === only ? 'page' : undefined}
						preventScrollReset
					>
						{labelOf(filter)} {count(amounts[filter])}
					</Link>
				))}
		</FilterLinks>
	)
}
