import type { OrganisationCard } from '@profile-search/contract/profiles/organisations'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import classes from './hiring.module.css'
import { HomeList } from './home-list.tsx'

/** The organisations with the most open jobs. */
export function Hiring({ organisations }: { organisations: OrganisationCard[] }) {
	const { t } = useTranslation()
	return (
		<div className={classes.wide}>
			<HomeList
				title={t('home.hiring')}
				more={<Link to="/employer-list?hiring=1">{t('home.allHiring')}</Link>}
			>
				<Grid as="ul" columns={3} above={960} gap={[0, 48]}>
					{organisations.map(({ id, logo, name, industry, place, openJobs }) => (
						<li key={id} className={classes.organisation}>
							<Portrait image={logo} name={name} shape="square" size="small" />
							<div>
								<h3>
									<LineLink to={`/employer-details/${id}`}>{name}</LineLink>
								</h3>
								<p>{[industry, place].filter(Boolean).join(' · ')}</p>
								<p>
									<b>{t('organisations.openJobs', { count: openJobs })}</b>
								</p>
							</div>
						</li>
					))}
				</Grid>
			</HomeList>
		</div>
	)
}
