import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'

const [step, most] = [20, 100]

/** A link to a longer ranking, if there is one. */
export function More({ shown, limit }: { shown: number; limit: number }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (shown < limit || limit >= most) return null

	const longer = new URLSearchParams(search)
	longer.set('limit', String(Math.min(most, limit + step)))
	return (
		<Row as="p" links>
			<Link to={`?${longer}`} preventScrollReset>
				{t('matches.more')}
			</Link>
		</Row>
	)
}
