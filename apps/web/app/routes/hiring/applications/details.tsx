import { showMyApplication } from '@profile-search/contract/hiring/applying'
import { listInterviews } from '@profile-search/contract/hiring/interviews'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { ask, load } from '#api.ts'
import { StageBar } from '#features/hiring/applications/stage-bar.tsx'
import { Interviews } from '#features/hiring/interviews/interviews.tsx'
import { MatchRecord } from '#features/matching/score/match-record.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/details.ts'
import classes from './applications.module.css'
import { Seen, Sent } from './sent.tsx'
import { StateNotice } from './state-notice.tsx'
import { Timeline } from './timeline.tsx'
import { Withdraw } from './withdraw.tsx'

export type MyApplication = Details<typeof showMyApplication>

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? i18n.t('applications.of', { job: loaderData.application.job.title }) : ''} · ${i18n.t('site.name')}`,
	},
]

export async function loader(args: Route.LoaderArgs) {
	const params = { applicationId: args.params.applicationId }
	const [application, interviews] = await Promise.all([
		load(args, showMyApplication, { params }),
		ask(args, listInterviews, { params }),
	])
	return { application, interviews: interviews.details }
}

export default function ApplicationDetails({ loaderData }: Route.ComponentProps) {
	const { application, interviews } = loaderData
	const { t } = useTranslation()
	const { id, job, status, reached, match } = application
	const isGoingOn = status === reached && status !== 'hired'
	return (
		<Page
			title={job.title}
			companion={t('applications.ofCompanion')}
			lead={
				<>
					<Link to={`/employer-details/${job.organisation.id}`}>{job.organisation.name}</Link>
					{job.places.length > 0 && ` · ${job.places.join(', ')}`}
				</>
			}
			actions={
				<>
					<Button component={Link} to={`/messages/with/application/${id}`} variant="default">
						{t('applications.messages')}
					</Button>
					{job.isOpen && (
						<Button component={Link} to={`/jobs/${job.id}`} variant="default">
							{t('applications.toJob')}
						</Button>
					)}
					{isGoingOn && <Withdraw application={application} />}
				</>
			}
		>
			<Stack gap={20}>
				<StageBar status={status} reached={reached} />
				<StateNotice application={application} />
			</Stack>
			{interviews && interviews.interviews.length > 0 && (
				<Section title={t('applications.interviews')}>
					<Interviews found={interviews} />
				</Section>
			)}
			<Grid columns={[1.5, 1]} above={960} gap={[0, 56]}>
				<div>
					<Section title={t('applications.sent')}>
						<Sent application={application} />
					</Section>
				</div>
				<div>
					<Section title={t('applications.timeline')}>
						<Timeline application={application} />
					</Section>
					<Section title={t('applications.sees')}>
						<Seen application={application} />
					</Section>
				</div>
			</Grid>
			{match && (
				<Section title={t('applications.match')}>
					<details className={classes.fold}>
						<summary>{t('applications.matchThen', { total: Math.round(match.total) })}</summary>
						<div>
							<MatchRecord record={match} reader="candidate" />
						</div>
					</details>
				</Section>
			)}
		</Page>
	)
}
