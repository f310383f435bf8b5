import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMySections } from '@profile-search/contract/profiles/sections'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/page/page.tsx'
import classes from './dashboard.module.css'

const kinds = ['advisory', 'investor'] as const

/** The advisory and investor sections that a guest has added or can add. */
export function OfferParts({ sections }: { sections: Details<typeof showMySections> }) {
	const { t } = useTranslation()
	return (
		<Section title={t('guest.offer')}>
			<Grid columns={2} above={760} gap={[24, 48]}>
				{kinds.map((kind) => {
					const status = sections[kind]?.status
					return (
						<div key={kind} className={classes.offer}>
							<h3>{t(`sections.kind.${kind}`)}</h3>
							<p>{status ? t(`sections.state.${status}`) : t(`guest.offerText.${kind}`)}</p>
							<Button component={Link} to={`/${kind}-edit`} variant="default">
								{status ? t('sections.edit') : t(kind === 'advisory' ? 'advisers.offer' : 'investors.offer')}
							</Button>
						</div>
					)
				})}
			</Grid>
		</Section>
	)
}
