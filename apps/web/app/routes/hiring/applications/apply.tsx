import { showSession } from '@profile-search/contract/accounts/accounts'
import { ApplicationSource } from '@profile-search/contract/hiring/applications'
import { startApplication } from '@profile-search/contract/hiring/applying'
import { Link, redirect } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/apply.ts'
import { ApplyForm } from './apply-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? i18n.t('applications.applyFor', { job: loaderData.start.job.title }) : ''} · ${i18n.t('site.name')}`,
	},
	{ name: 'robots', content: 'noindex' },
]

/** The page of the job says what keeps a person from applying. */
export async function loader(args: Route.LoaderArgs) {
	const { jobId } = args.params
	const { account } = await load(args, showSession)
	if (account?.userType === 'candidate' && account.status !== 'approved')
		throw redirect(`/jobs/${jobId}${args.url.search}`)
	const start = await load(args, startApplication, { params: { jobId } })
	const source = ApplicationSource.safeParse(args.url.searchParams.get('from')).data ?? 'portal'
	return { start, source }
}

export default function Apply({ loaderData: { start, source } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { job, application, mayApply, whyNot } = start
	return (
		<Page
			width="narrow"
			title={t('applications.applyFor', { job: job.title })}
			companion={t('applications.applyCompanion')}
			lead={
				<>
					<Link to={`/jobs/${job.id}`}>{job.organisation.name}</Link>
					{job.places.length > 0 && ` · ${job.places.join(', ')}`}
				</>
			}
		>
			{mayApply ? (
				<ApplyForm start={start} source={source} />
			) : (
				<Notice
					title={whyNot ?? ''}
					action={
						application ? (
							<Button component={Link} to={`/applications/${application.id}`}>
								{t('applications.toMine')}
							</Button>
						) : (
							<Button component={Link} to={`/jobs/${job.id}`} variant="default">
								{t('applications.toJob')}
							</Button>
						)
					}
				/>
			)}
		</Page>
	)
}
