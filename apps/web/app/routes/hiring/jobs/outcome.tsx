import { showSession } from '@profile-search/contract/accounts/accounts'
import { tellOutcome } from '@profile-search/contract/hiring/job-transitions'
import { type JobOutcome, showJob } from '@profile-search/contract/hiring/jobs'
import { useState } from 'react'
import { Link, data, useRevalidator } from 'react-router'
import { redirect } from 'react-router'
import { load, send } from '#api.ts'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/outcome.ts'

export const meta = () => [{ title: `${i18n.t('outcome.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', args.url.pathname))
	const job = await load(args, showJob, { params: { jobId: args.params.jobId } })
	if (!job.own) throw data(null, { status: 404 })
	return { job, own: job.own }
}

const outcomes = ['hired_here', 'hired_elsewhere', 'not_filled'] as const satisfies JobOutcome[]

/** Answers with one click. */
export default function Outcome({ loaderData: { job, own } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [sending, setSending] = useState<JobOutcome | null>(null)

	const tell = async (outcome: JobOutcome) => {
		setSending(outcome)
		const sent = await send(tellOutcome, { params: { jobId: job.id }, body: { outcome } })
		setSending(null)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<Page
			width="narrow"
			title={t('outcome.title')}
			companion={t('outcome.companion')}
			lead={
				<>
					<Link to={`/jobs/${job.id}`}>{job.title}</Link>
					{own.closedAt && ` · ${t('jobs.closedOn', { date: date(own.closedAt) })}`}
				</>
			}
		>
			{job.status === 'closed' ? (
				<Stack gap={12}>
					{own.outcome && (
						<Notice
							tone="good"
							title={t('outcome.told', { outcome: t(`outcome.values.${own.outcome}`) })}
							action={<Link to="/employer-dashboard">{t('jobEdit.back')}</Link>}
						>
							{t('outcome.thanks')}
						</Notice>
					)}
					<p>{t(own.outcome ? 'outcome.change' : 'outcome.text')}</p>
					{outcomes.map((outcome) => (
						<Button
							key={outcome}
							size="lg"
							variant={own.outcome === outcome ? 'filled' : 'default'}
							aria-pressed={own.outcome === outcome}
							loading={sending === outcome}
							onClick={() => tell(outcome)}
						>
							{t(`outcome.values.${outcome}`)}
						</Button>
					))}
				</Stack>
			) : (
				<Notice tone="wait" title={t('outcome.notClosed')} />
			)}
		</Page>
	)
}
