import { Button } from '@mantine/core'
import { type PortalFigures, showPortalFigures } from '@profile-search/contract/site/statistics/portal'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { Bars } from '#ui/charts/bars.tsx'
import { Figure, Figures } from '#ui/charts/figure.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, date } from '#ui/text/amounts.ts'
import { siteZone } from '#ui/text/site-zone.ts'
import { zoneName } from '#ui/text/zoned.ts'
import type { Route } from './+types/figures.ts'
import { FiguresFilter } from './figures-filter.tsx'
import { FiguresTable } from './figures-table.tsx'
import { askedOf, hoursText, sumOfKinds } from './figures-text.ts'

export const meta = () => [{ title: `${i18n.t('portalFigures.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const asked = askedOf(args.url.searchParams, new Date())
	return { asked, figures: await load(args, showPortalFigures, { query: asked }) }
}

export default function FiguresOfThePortal({ loaderData: { asked, figures } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { total, before, periods } = figures
	const rows = periods.map((line) => ({ ...line, at: date(line.start) }))
	/** A number with its chart, and its value in the same number of days before. */
	const told = (amountOf: (figures: PortalFigures) => number) => ({
		amount: count(amountOf(total)),
		chart: {
			form: 'area' as const,
			days: periods.map((line) => ({ day: line.start, amount: amountOf(line) })),
		},
		empty: t('portalFigures.none'),
		texts: [
			amountOf(total) + amountOf(before) > 0
				? t('portalFigures.before', { amount: count(amountOf(before)) })
				: null,
		],
	})
	const toldApproved = told(({ approved }) => sumOfKinds(approved))

	return (
		<Page
			title={t('portalFigures.title')}
			companion={t('portalFigures.companion')}
			lead={t('portalFigures.lead', {
				from: date(asked.from),
				to: date(asked.to),
				zone: zoneName(siteZone()),
			})}
			actions={
				<>
					<Link to="/admin">{t('adminArea.back')}</Link>
					<Button component="a" href={`/api/admin/figures.csv?${new URLSearchParams(asked)}`} download>
						{t('portalFigures.csv')}
					</Button>
				</>
			}
		>
			<FiguresFilter asked={asked} />
			<Section title={t('portalFigures.short')}>
				<Figures>
					<Figure
						label={t('portalFigures.registered')}
						{...told(({ registered }) => sumOfKinds(registered))}
					/>
					<Figure
						label={t('portalFigures.approved')}
						{...toldApproved}
						texts={[...toldApproved.texts, hoursText(total.medianHours)]}
					/>
					<Figure label={t('portalFigures.jobs')} {...told(({ jobsPublished }) => jobsPublished)} />
					<Figure label={t('portalFigures.applications')} {...told(({ applications }) => applications)} />
					<Figure
						label={t('portalFigures.shown')}
						{...told(({ matchesShown }) => matchesShown.candidate + matchesShown.employer)}
					/>
					<Figure
						label={t('portalFigures.delivered')}
						{...told(({ matchesDelivered }) => matchesDelivered.candidate + matchesDelivered.employer)}
					/>
					<Figure label={t('portalFigures.hired')} {...told(({ hired }) => hired)} />
					<Figure label={t('portalFigures.grievances')} {...told(({ grievancesFiled }) => grievancesFiled)} />
				</Figures>
			</Section>
			<Section title={t('portalFigures.registered')}>
				<Bars
					empty={t('portalFigures.none')}
					isStacked
					series={(['candidate', 'employer', 'guest_user'] as const).map((kind) => ({
						name: kind,
						label: t(`accounts.types.${kind}`),
					}))}
					rows={rows.map(({ at, registered }) => ({ at, ...registered }))}
				/>
			</Section>
			<Section title={t('portalFigures.fromJobToHire')}>
				<Bars
					empty={t('portalFigures.none')}
					series={[
						{ name: 'jobs', label: t('portalFigures.jobs') },
						{ name: 'applications', label: t('portalFigures.applications') },
						{ name: 'hired', label: t('portalFigures.hired') },
					]}
					rows={rows.map(({ at, jobsPublished, applications, hired }) => ({
						at,
						jobs: jobsPublished,
						applications,
						hired,
					}))}
				/>
			</Section>
			<Section title={t('portalFigures.grievances')}>
				<Bars
					empty={t('portalFigures.none')}
					isStacked
					series={[
						{ name: 'inTime', label: t('portalFigures.inTime') },
						{ name: 'late', label: t('portalFigures.late') },
					]}
					rows={rows.map(({ at, grievancesInTime, grievancesLate }) => ({
						at,
						inTime: grievancesInTime,
						late: grievancesLate,
					}))}
				/>
			</Section>
			<Section title={t('portalFigures.asTable')}>
				<FiguresTable periods={periods} total={total} />
			</Section>
		</Page>
	)
}
