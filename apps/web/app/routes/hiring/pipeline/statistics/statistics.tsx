import { showHiring, showJobHiring } from '@profile-search/contract/site/statistics/hiring'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Statistic, Statistics } from '#ui/charts/statistic.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'
import type { Route } from './+types/statistics.ts'
import { Funnel } from './funnel.tsx'
import { Sources } from './sources.tsx'
import { StatisticsByDay } from './statistics-by-day.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${titleOf(loaderData?.statistics.job ?? null)} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { jobId } = args.params
	const statistics = jobId
		? await load(args, showJobHiring, { params: { jobId } })
		: await load(args, showHiring)
	return { statistics }
}

export default function HiringStatistics({ loaderData: { statistics } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { job, views, viewers, applications, answered, hired, offers, byDay } = statistics
	const { daysToAnswer, daysToInterview, daysToHire } = statistics
	const table = job ? `jobs/${job.id}/statistics.csv` : 'organisations/me/hiring.csv'
	return (
		<Page
			title={titleOf(job)}
			companion={t('hiring.companion')}
			lead={t(job ? 'hiring.leadJob' : 'hiring.leadAll')}
			actions={
				<>
					{job && (
						<>
							<Button component={Link} to="/job-figures" variant="default">
								{t('hiring.all')}
							</Button>
							<Button component={Link} to={`/job-pipeline/${job.id}`} variant="default">
								{t('hiring.toPipeline')}
							</Button>
						</>
					)}
					<Button component="a" href={`/api/${table}`} download>
						{t('hiring.csv')}
					</Button>
				</>
			}
		>
			<Section title={t('hiring.short')}>
				<Statistics>
					<Statistic
						label={t('hiring.views')}
						amount={count(views)}
						texts={[t('hiring.viewers', { count: viewers })]}
						chart={{ form: 'area', days: byDay.map(({ day, views: amount }) => ({ day, amount })) }}
						empty={t('hiring.viewsEmpty')}
					/>
					<Statistic
						label={t('hiring.applications')}
						amount={count(applications)}
						texts={[]}
						chart={{ form: 'area', days: byDay.map(({ day, applications: amount }) => ({ day, amount })) }}
						empty={t('hiring.applicationsEmpty')}
					/>
					<Statistic
						label={t('hiring.answered')}
						amount={count(answered)}
						texts={[
							t('hiring.answeredOf', { amount: count(applications) }),
							daysToAnswer === null ? null : t('hiring.answerDays', { days: inDays(daysToAnswer) }),
							daysToInterview === null ? null : t('hiring.interviewDays', { days: inDays(daysToInterview) }),
						]}
						empty={applications > 0 ? t('hiring.answeredEmpty') : ''}
					/>
					<Statistic
						label={t('hiring.hired')}
						amount={count(hired)}
						texts={[
							t('hiring.offers', { count: offers }),
							daysToHire === null ? null : t('hiring.hireDays', { days: inDays(daysToHire) }),
						]}
						empty={t('hiring.hiredEmpty')}
					/>
				</Statistics>
			</Section>
			<Section title={t('hiring.funnel')}>
				<Funnel statistics={statistics} />
			</Section>
			<Section title={t('hiring.sources')}>
				<Sources sources={statistics.sources} />
			</Section>
			<Section title={t('hiring.overTime')}>
				<StatisticsByDay byDay={byDay} />
			</Section>
		</Page>
	)
}

function titleOf(job: { title: string } | null) {
	return job ? i18n.t('hiring.titleOf', { job: job.title }) : i18n.t('hiring.title')
}

/** Days with one decimal, as text. */
function inDays(days: number) {
	return i18n.t('hiring.days', { count: days })
}
