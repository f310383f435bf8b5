import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { without } from './address.ts'
import type { FacetName } from './choice-label.ts'

/** Criteria to drop after a search without results, with the number of results without each. */
export function Relax({ relax }: { relax: { what: string; total: number }[] }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (relax.length === 0) return null

	return (
		<>
			<p>{t('lists.relax')}</p>
			<ul>
				{relax.map(({ what, total }) => (
					<li key={what}>
						<Link to={`?${without(search, [what])}`}>
							{t('lists.relaxTo', { what: t(`lists.facets.${what as FacetName}`), count: total })}
						</Link>
					</li>
				))}
			</ul>
		</>
	)
}
