import { type PortalStatistics, showPortalStatistics } from '@profile-search/contract/site/statistics/portal'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Bars } from '#ui/charts/bars.tsx'
import { Statistic, Statistics } from '#ui/charts/statistic.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, date } from '#ui/text/amounts.ts'
import { siteZone } from '#ui/text/site-zone.ts'
import { zoneName } from '#ui/text/zoned.ts'
import type { Route } from './+types/statistics.ts'
import { StatisticsFilter } from './statistics-filter.tsx'
import { StatisticsTable } from './statistics-table.tsx'
import { askedOf, hoursText, sumOfKinds } from './statistics-text.ts'

export const meta = () => [{ title: `${i18n.t('portalStatistics.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const asked = askedOf(args.url.searchParams, new Date())
	return { asked, statistics: await load(args, showPortalStatistics, { query: asked }) }
}

export default function StatisticsOfThePortal({ loaderData: { asked, statistics } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { total, before, periods } = statistics
	const rows = periods.map((line) => ({ ...line, at: date(line.start) }))
	/** A number with its chart, and its value in the same number of days before. */
	const told = (amountOf: (statistics: PortalStatistics) => number) => ({
		amount: count(amountOf(total)),
		chart: {
			form: 'area' as const,
			days: periods.map((line) => ({ day: line.start, amount: amountOf(line) })),
		},
		empty: t('portalStatistics.none'),
		texts: [
			amountOf(total) + amountOf(before) > 0
				? t('portalStatistics.before', { amount: count(amountOf(before)) })
				: null,
		],
	})
	const toldApproved = told(({ approved }) => sumOfKinds(approved))

	return (
		<Page
			title={t('portalStatistics.title')}
			companion={t('portalStatistics.companion')}
			lead={t('portalStatistics.lead', {
				from: date(asked.from),
				to: date(asked.to),
				zone: zoneName(siteZone()),
			})}
			actions={
				<>
					<Link to="/admin">{t('adminArea.back')}</Link>
					<Button component="a" href={`/api/admin/statistics.csv?${new URLSearchParams(asked)}`} download>
						{t('portalStatistics.csv')}
					</Button>
				</>
			}
		>
			<StatisticsFilter asked={asked} />
			<Section title={t('portalStatistics.short')}>
				<Statistics>
					<Statistic
						label={t('portalStatistics.registered')}
						{...told(({ registered }) => sumOfKinds(registered))}
					/>
					<Statistic
						label={t('portalStatistics.approved')}
						{...toldApproved}
						texts={[...toldApproved.texts, hoursText(total.medianHours)]}
					/>
					<Statistic label={t('portalStatistics.jobs')} {...told(({ jobsPublished }) => jobsPublished)} />
					<Statistic
						label={t('portalStatistics.applications')}
						{...told(({ applications }) => applications)}
					/>
					<Statistic
						label={t('portalStatistics.shown')}
						{...told(({ matchesShown }) => matchesShown.candidate + matchesShown.employer)}
					/>
					<Statistic
						label={t('portalStatistics.delivered')}
						{...told(({ matchesDelivered }) => matchesDelivered.candidate + matchesDelivered.employer)}
					/>
					<Statistic label={t('portalStatistics.hired')} {...told(({ hired }) => hired)} />
					<Statistic
						label={t('portalStatistics.grievances')}
						{...told(({ grievancesFiled }) => grievancesFiled)}
					/>
				</Statistics>
			</Section>
			<Section title={t('portalStatistics.registered')}>
				<Bars
					empty={t('portalStatistics.none')}
					isStacked
					series={(['candidate', 'employer', 'guest_user'] as const).map((kind) => ({
						name: kind,
						label: t(`accounts.types.${kind}`),
					}))}
					rows={rows.map(({ at, registered }) => ({ at, ...registered }))}
				/>
			</Section>
			<Section title={t('portalStatistics.fromJobToHire')}>
				<Bars
					empty={t('portalStatistics.none')}
					series={[
						{ name: 'jobs', label: t('portalStatistics.jobs') },
						{ name: 'applications', label: t('portalStatistics.applications') },
						{ name: 'hired', label: t('portalStatistics.hired') },
					]}
					rows={rows.map(({ at, jobsPublished, applications, hired }) => ({
						at,
						jobs: jobsPublished,
						applications,
						hired,
					}))}
				/>
			</Section>
			<Section title={t('portalStatistics.grievances')}>
				<Bars
					empty={t('portalStatistics.none')}
					isStacked
					series={[
						{ name: 'inTime', label: t('portalStatistics.inTime') },
						{ name: 'late', label: t('portalStatistics.late') },
					]}
					rows={rows.map(({ at, grievancesInTime, grievancesLate }) => ({
						at,
						inTime: grievancesInTime,
						late: grievancesLate,
					}))}
				/>
			</Section>
			<Section title={t('portalStatistics.asTable')}>
				<StatisticsTable periods={periods} total={total} />
			</Section>
		</Page>
	)
}
