import { listDismissals, takeBackDismissal } from '@profile-search/contract/hiring/dismissals'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/dismissed.ts'

export const meta = () => [{ title: `${i18n.t('dismissals.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, listDismissals, { query: { page: pageIn(args.url.searchParams) } })
}

export default function DismissedJobs({ loaderData: { items, page, pages } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const takeBack = async (jobId: string) => {
		const sent = await send(takeBackDismissal, { params: { jobId } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Page title={t('dismissals.title')} companion={t('dismissals.companion')} lead={t('dismissals.lead')}>
			{items.length === 0 && (
				<Notice title={t('dismissals.none')} action={<Link to="/matches">{t('menu.matches')}</Link>}>
					{t('dismissals.noneText')}
				</Notice>
			)}
			{items.map(({ job, reason, comment, dismissedAt }) => (
				<ListLine
					key={job.id}
					title={job.title}
					href={`/jobs/${job.id}`}
					texts={[job.organisation.name, whereabouts(job, t(`values.workMode.${job.workMode}`))]}
					facts={[
						[t(`dismissals.reasons.${reason}`), comment].filter(Boolean).join(': '),
						t('dismissals.since', { date: date(dismissedAt) }),
					]}
					action={
						<Button
							variant="subtle"
							aria-label={t('dismissals.takeBackOf', { title: job.title })}
							onClick={() => takeBack(job.id)}
						>
							{t('dismissals.takeBack')}
						</Button>
					}
				/>
			))}
			<Pager page={page} pages={pages} />
		</Page>
	)
}
