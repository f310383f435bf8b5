import { useMounted } from '@mantine/hooks'
import { type GrievanceMonth, showTransparency } from '@profile-search/contract/site/statistics/transparency'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Nothing, loadedWithKit } from '#ui/loading/loaded-later.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, monthYear } from '#ui/text/amounts.ts'
import type { Route } from './+types/transparency.ts'
import { RankingSection } from './ranking-section.tsx'
import { ScrollBox } from './scroll-box.tsx'
import classes from './transparency.module.css'

// The table has all the numbers. The chart is larger than the page, so it is loaded after the page.
const Plot = loadedWithKit(
	async () => (await import('#features/trust/grievances/month-plot.tsx')).default,
	Nothing,
)

export const meta = () => [
	{ title: `${i18n.t('transparency.title')} · ${i18n.t('site.name')}` },
	{ name: 'description', content: i18n.t('transparency.lead') },
]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showTransparency)
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const grievances = sinceFirst(loaderData.grievances, ({ received }) => received > 0)
	const portal = sinceFirst(
		loaderData.portal,
		({ accountsApproved, accountsRejected, jobsPublished, jobsWithOutcome }) =>
			accountsApproved + accountsRejected + jobsPublished + jobsWithOutcome > 0,
	)
	const isMounted = useMounted()
	const hasSome = grievances.some(({ received }) => received > 0)
	return (
		<Page
			title={t('transparency.title')}
			companion={t('transparency.companion')}
			lead={t('transparency.lead')}
			actions={
				<Button component={Link} to="/grievance" variant="default">
					{t('transparency.file')}
				</Button>
			}
		>
			<Section title={t('transparency.grievances')}>
				{hasSome ? (
					<>
						<figure className={classes.chart}>
							<div className={classes.plot} aria-hidden="true" inert>
								{isMounted && (
									<Suspense fallback={null}>
										<Plot months={grievances} />
									</Suspense>
								)}
							</div>
							<figcaption>{t('transparency.chart')}</figcaption>
						</figure>
						<GrievanceTable months={grievances} />
						<Kinds months={grievances} />
					</>
				) : (
					<Notice title={t('transparency.noneYet')} />
				)}
			</Section>
			<Section title={t('transparency.decisions')}>
				<ScrollBox label={t('transparency.captionPortal')}>
					<Table kind="numeric">
						<caption className="unseen">{t('transparency.captionPortal')}</caption>
						<thead>
							<tr>
								<th scope="col">{t('transparency.month')}</th>
								<th scope="col">{t('transparency.approved')}</th>
								<th scope="col">{t('transparency.rejected')}</th>
								<th scope="col">{t('transparency.published')}</th>
								<th scope="col">{t('transparency.outcomes')}</th>
							</tr>
						</thead>
						<tbody>
							{portal.map(({ month, accountsApproved, accountsRejected, jobsPublished, jobsWithOutcome }) => (
								<tr key={month}>
									<th scope="row">{monthYear(month)}</th>
									<td>{count(accountsApproved)}</td>
									<td>{count(accountsRejected)}</td>
									<td>{count(jobsPublished)}</td>
									<td>{count(jobsWithOutcome)}</td>
								</tr>
							))}
						</tbody>
					</Table>
				</ScrollBox>
			</Section>
			<RankingSection ranking={loaderData.ranking} />
			<Section title={t('transparency.how')}>
				<p style={{ maxWidth: 'var(--measure)' }}>{t('transparency.howText')}</p>
			</Section>
		</Page>
	)
}

function GrievanceTable({ months }: { months: GrievanceMonth[] }) {
	const { t } = useTranslation()
	return (
		<ScrollBox label={t('transparency.caption')}>
			<Table kind="numeric">
				<caption className="unseen">{t('transparency.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('transparency.month')}</th>
						<th scope="col">{t('transparency.received')}</th>
						<th scope="col">{t('transparency.acknowledged')}</th>
						<th scope="col">{t('transparency.resolved')}</th>
						<th scope="col">{t('transparency.open')}</th>
						<th scope="col">{t('transparency.withdrawn')}</th>
						<th scope="col">{t('transparency.median')}</th>
						<th scope="col">{t('transparency.reopened')}</th>
						<th scope="col">{t('transparency.rating')}</th>
					</tr>
				</thead>
				<tbody>
					{months.map((row) => (
						<tr key={row.month}>
							<th scope="row">{monthYear(row.month)}</th>
							<td>{count(row.received)}</td>
							<td>{share(row.acknowledgedInTime, row.acknowledgedInTime + row.acknowledgedLate)}</td>
							<td>{share(row.resolvedInTime, row.resolvedInTime + row.resolvedLate)}</td>
							<td data-late={row.overdue > 0 || undefined}>
								{count(row.open)}
								{row.overdue > 0 && ` (${t('transparency.overdue', { count: row.overdue })})`}
							</td>
							<td>{count(row.withdrawn)}</td>
							<td>{hours(row.medianHours)}</td>
							<td>{count(row.reopened)}</td>
							<td>
								{row.averageStars === null
									? t('transparency.none')
									: t('transparency.stars', { amount: row.averageStars.toFixed(1), count: row.ratings })}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollBox>
	)
}

function Kinds({ months }: { months: GrievanceMonth[] }) {
	const { t } = useTranslation()
	const totals = new Map<GrievanceMonth['byKind'][number]['kind'], number>()
	for (const { byKind } of months)
		for (const { kind, received } of byKind) totals.set(kind, (totals.get(kind) ?? 0) + received)
	const most = Math.max(...totals.values())
	return (
		<div className={classes.kinds}>
			<h3>{t('transparency.kinds')}</h3>
			<p>{t('transparency.kindsText')}</p>
			<ul>
				{[...totals]
					.toSorted(([, one], [, other]) => other - one)
					.map(([kind, received]) => (
						<li key={kind}>
							<span>{t(`grievance.kinds.${kind}`)}</span>
							<span className={classes.kindBar} aria-hidden="true">
								<span style={{ inlineSize: `${(received * 100) / most}%` }} />
							</span>
							<strong>{count(received)}</strong>
						</li>
					))}
			</ul>
		</div>
	)
}

/** Drops the months before the first event; the current month is always kept. */
function sinceFirst<Month>(months: Month[], isSomething: (month: Month) => boolean) {
	return months.slice(0, Math.max(1, months.findLastIndex(isSomething) + 1))
}

function share(part: number, whole: number) {
	return whole === 0 ? i18n.t('transparency.none') : i18n.t('transparency.ofTotal', { part, whole })
}

function hours(amount: number | null) {
	if (amount === null) return i18n.t('transparency.none')
	return amount >= 48
		? i18n.t('transparency.daysLong', { amount: (amount / 24).toFixed(1) })
		: i18n.t('transparency.hours', { amount: amount.toFixed(1) })
}
