import type { Details } from '@profile-search/contract/http/endpoint'
import { listVisits, visitsKeptDays } from '@profile-search/contract/profiles/visits'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/visits.ts'
import classes from './visits.module.css'

export const meta = () => [{ title: `${i18n.t('visits.title')} · ${i18n.t('site.name')}` }]

type Visit = Details<typeof listVisits>['items'][number]

export async function loader(args: Route.LoaderArgs) {
	const page = pageIn(args.url.searchParams)
	return { visits: await load(args, listVisits, { query: { page } }) }
}

export default function Visits({ loaderData: { visits } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('visits.title')}
			companion={t('visits.companion')}
			lead={t('visits.lead', { days: visitsKeptDays })}
			width="narrow"
			actions={
				<Button component={Link} to="/privacy" variant="default">
					{t('employerBlocking.title')}
				</Button>
			}
		>
			{visits.total === 0 && (
				<Notice title={t('visits.none')} action={<Link to="/profile-update">{t('visits.improve')}</Link>}>
					{t('visits.noneText')}
				</Notice>
			)}
			<ol className={classes.visits}>
				{visits.items.map((visit) => (
					<li key={visit.id}>
						<time dateTime={visit.lastAt}>{moment(visit.lastAt)}</time>
						<h2>
							<Viewer visit={visit} />
						</h2>
						<p>{[t(`visits.role.${visit.role}`), ...looksOf(visit)].join(' · ')}</p>
						<p>{t(visit.sawContacts ? 'visits.withContacts' : 'visits.withoutContacts')}</p>
					</li>
				))}
			</ol>
			<Pager page={visits.page} pages={visits.pages} />
			<p className={classes.note}>{t('visits.note')}</p>
		</Page>
	)
}

/** A viewer whose profile the owner may not see is shown by role only. */
function Viewer({ visit: { role, name, candidateId, organisationId } }: { visit: Visit }) {
	const { t } = useTranslation()
	if (organisationId) return <Link to={`/employer-details/${organisationId}`}>{name}</Link>
	if (candidateId) return <Link to={`/employee-details/${candidateId}`}>{name}</Link>
	return t(`visits.unnamed.${role}`)
}

function looksOf({ times, downloads }: Visit) {
	return [
		i18n.t('visits.times', { count: times }),
		...(downloads > 0 ? [i18n.t('visits.downloads', { count: downloads })] : []),
	]
}
