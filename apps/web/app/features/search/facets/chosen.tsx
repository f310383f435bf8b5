import { IconX } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { kmIn, withoutValue } from './address.ts'
import { useChoiceLabel, type NamedFacet } from './choice-label.ts'
import classes from './chosen.module.css'

/** The chosen values of the facets, each with a link that removes it. Keywords are in their field. */
export function Chosen({ facets }: { facets: NamedFacet[] }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const label = useChoiceLabel()
	const km = kmIn(search)
	const chips = facets.flatMap(({ name, choices }) =>
		choices
			.filter(({ isChosen }) => isChosen)
			.map(({ value, label: given }) => ({
				key: `${name} ${value}`,
				text: [label(name, value, given), name === 'place' && km && t('lists.radiusKm', { km })]
					.filter(Boolean)
					.join(', '),
				rest: withoutValue(search, name, value),
			})),
	)
	if (chips.length === 0 && !search.get('query')) return null

	return (
		<ul className={classes.chosen} aria-label={t('lists.chosen')}>
			{chips.map(({ key, text, rest }) => (
				<li key={key}>
					<Link to={`?${rest}`} aria-label={t('lists.remove', { what: text })} preventScrollReset>
						{text}
						<IconX size={16} stroke={2.2} aria-hidden="true" />
					</Link>
				</li>
			))}
			<li>
				<Link to="?" preventScrollReset>
					{t('lists.clear')}
				</Link>
			</li>
		</ul>
	)
}
