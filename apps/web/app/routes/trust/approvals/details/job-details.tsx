import { Textarea } from '@mantine/core'
import type { NamedDraft } from '@profile-search/contract/hiring/job-drafts'
import { decideJob, showJobReview } from '@profile-search/contract/hiring/job-reviews'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { JobDifference } from '#features/hiring/jobs/job-difference.tsx'
import { jobTexts } from '#features/hiring/jobs/job-texts.ts'
import { JobView, type JobShown } from '#features/hiring/jobs/job-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import classes from '../approvals.module.css'
import type { Route } from './+types/job-details.ts'

export const meta = () => [{ title: `${i18n.t('jobReviews.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showJobReview, { params: { jobId: args.params.ID } })
}

export default function PendingJob({ loaderData: review }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { organisation, draft, before, isChange, author, waitingSince, publishAt } = review
	return (
		<Page
			title={draft.title}
			companion={t('approvals.companion')}
			lead={[
				t(isChange ? 'jobReviews.change' : 'jobReviews.new'),
				t('approvals.waiting', { date: date(waitingSince) }),
			].join(' · ')}
		>
			{before && (
				<Section title={t('jobReviews.difference')}>
					<JobDifference before={before} after={draft} />
				</Section>
			)}
			<Section title={t(before ? 'jobReviews.whole' : 'jobReviews.job')}>
				<JobView job={shownOf(draft)} />
				<Facts
					facts={[
						[t('jobDifference.fields.applying'), jobTexts(draft).applying],
						[t('jobReviews.opensAt'), publishAt ? moment(publishAt) : t('jobReviews.atOnce')],
					]}
				/>
			</Section>
			<Section title={organisation.name}>
				<p style={{ whiteSpace: 'pre-line', maxWidth: 'var(--measure)', marginBottom: 'var(--gap-16)' }}>
					{organisation.about}
				</p>
				<Facts
					facts={[
						[t('jobReviews.accepted'), String(organisation.acceptedJobs)],
						[t('jobReviews.author'), author],
						[t('organisation.website'), organisation.website],
					]}
				/>
				{organisation.ownerId && (
					<p style={{ marginTop: 'var(--gap-16)' }}>
						<Link to={`/approve-employer-details/${organisation.ownerId}`}>{t('jobReviews.seeOwner')}</Link>
					</p>
				)}
			</Section>
			<Decide jobId={review.id} version={review.version} />
		</Page>
	)
}

function shownOf(draft: NamedDraft): JobShown {
	const { names } = draft
	return {
		...draft,
		profession: names.profession ?? '',
		subBranch: draft.subBranchId ? { id: draft.subBranchId, name: names.subBranch ?? '' } : null,
		places: names.places,
		languages: draft.languages.map((claim, at) => ({ ...claim, name: names.languages[at] ?? '' })),
		questions: draft.questions.map((question, position) => ({ ...question, position })),
		status: 'in_review',
	}
}

const list = '/approve-user-list?kind=jobs'

/** Accepts the job, or sends it back with a reason; then returns to the list. */
function Decide({ jobId, version }: { jobId: string; version: number }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [isRejecting, setRejecting] = useState(false)
	const [reason, setReason] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const decide = async (decision: 'approve' | 'reject') => {
		if (decision === 'reject' && !reason.trim()) return setError(t('jobReviews.reasonMissing'))
		setSending(true)
		const body = decision === 'approve' ? { decision, version } : { decision, reason: reason.trim(), version }
		const sent = await send(decideJob, { params: { jobId }, body })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate(list)
	}

	return (
		<Section title={t('approvals.decide')}>
			<Stack gap={16}>
				{isRejecting ? (
					<>
						<Textarea
							label={t('approvals.reasonLabel')}
							description={t('jobReviews.reasonHelp')}
							data-autofocus
							maxLength={1000}
							value={reason}
							error={error}
							onChange={(event) => setReason(event.currentTarget.value)}
						/>
						<div className={classes.buttons}>
							<Button color="vermilion" loading={isSending} onClick={() => decide('reject')}>
								{t('jobReviews.sendBackYes')}
							</Button>
							<Button variant="default" onClick={() => setRejecting(false)}>
								{t('approvals.cancel')}
							</Button>
						</div>
					</>
				) : (
					<div className={classes.buttons}>
						<Button loading={isSending} onClick={() => decide('approve')}>
							{t('jobReviews.accept')}
						</Button>
						<Button color="vermilion" variant="outline" onClick={() => setRejecting(true)}>
							{t('jobReviews.sendBack')}
						</Button>
					</div>
				)}
				<p>
					<Link to={list}>{t('approvals.backToList')}</Link>
				</p>
			</Stack>
		</Section>
	)
}
