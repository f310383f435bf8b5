import type { AccountStatus } from '@profile-search/contract/accounts/accounts'
import type { findMyApplication } from '@profile-search/contract/hiring/applying'
import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link, useSearchParams } from 'react-router'
import { entryAddress, firstStepsAddress } from '#session/entry-address.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './apply-area.module.css'

type Job = Pick<
	Details<typeof showJob>,
	'id' | 'title' | 'status' | 'applyRoute' | 'applyTo' | 'closesOn' | 'organisation'
>
type Props = {
	job: Job
	/** The reader's application, from `findMyApplication`. */
	application: Details<typeof findMyApplication>
}

/** How to apply for a job, or the state of the application, for readers who may apply. */
export function ApplyArea(props: Props) {
	return (
		<div className={classes.area}>
			<HowToApply {...props} />
		</div>
	)
}

function HowToApply({ job, application }: Props) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	if (application) return <Standing job={job} application={application} />
	if (job.status !== 'open' || (visitor && visitor.userType !== 'candidate')) return null
	if (job.applyRoute !== 'here' && job.applyTo) return <Elsewhere job={job} to={job.applyTo} />

	if (visitor && visitor.status !== 'approved') return <NotYet status={visitor.status} jobId={job.id} />
	return (
		<Notice
			tone="good"
			title={t('applications.apply')}
			action={
				visitor ? <ToForm jobId={job.id} label={t('applications.applyNow')} /> : <WaysIn jobId={job.id} />
			}
		>
			{t(visitor ? 'applications.applyText' : 'applications.applyTextVisitor', { date: date(job.closesOn) })}
		</Notice>
	)
}

/** For visitors: the login and the registration both lead on to the form. */
function WaysIn({ jobId }: { jobId: string }) {
	const { t } = useTranslation()
	return (
		<Row gap={10} align="center">
			<ToForm jobId={jobId} label={t('applications.logIn')} />
			<Button
				component={Link}
				to={entryAddress('register', useFormAddress(jobId))}
				variant="default"
				size="lg"
			>
				{t('menu.register')}
			</Button>
		</Row>
	)
}

/** For a person who is not approved: what is still to be done, by them or by an approver. */
function NotYet({ status, jobId }: { status: Exclude<AccountStatus, 'approved'>; jobId: string }) {
	const { t } = useTranslation()
	if (status === 'incomplete')
		return (
			<Notice
				tone="wait"
				title={t('applications.notApproved')}
				action={
					<Button component={Link} to={firstStepsAddress(`/jobs/${jobId}`)} size="lg">
						{t('firstSteps.begin')}
					</Button>
				}
			>
				{t('applications.notApprovedText')}
			</Notice>
		)
	return (
		<Notice
			tone={status === 'pending' ? 'wait' : 'bad'}
			title={t(`dashboard.${status}`)}
			action={
				<Button component={Link} to="/employee-dashboard" variant="default" size="lg">
					{t('menu.myAccount')}
				</Button>
			}
		>
			{t(status === 'pending' ? 'applications.notYetText' : 'applications.notApproved')}
		</Notice>
	)
}

function ToForm({ jobId, label }: { jobId: string; label: string }) {
	return (
		<Button component={Link} to={useFormAddress(jobId)} size="lg">
			{label}
		</Button>
	)
}

/** The address of the form, which passes on where its reader came from. */
function useFormAddress(jobId: string) {
	const from = useSearchParams()[0].get('from')
	return `/jobs/${jobId}/apply${from ? `?from=${encodeURIComponent(from)}` : ''}`
}

function Standing({ job, application }: { job: Job; application: NonNullable<Props['application']> }) {
	const { t } = useTranslation()
	const { id, status, submittedAt } = application
	const mayAgain = status === 'withdrawn' && job.status === 'open' && job.applyRoute === 'here'
	return (
		<Notice
			tone={status === 'rejected' || status === 'withdrawn' ? 'plain' : 'good'}
			title={t(`applications.states.${status}`)}
			action={
				<Row gap={10} align="center">
					{mayAgain && <ToForm jobId={job.id} label={t('applications.again')} />}
					<Button component={Link} to={`/applications/${id}`} variant="default" size="lg">
						{t('applications.toMine')}
					</Button>
				</Row>
			}
		>
			{t('applications.appliedOn', { date: date(submittedAt) })}
		</Notice>
	)
}

/** For applications outside the portal: by mail, or on a page of the organisation. */
function Elsewhere({ job, to }: { job: Job; to: string }) {
	const { t } = useTranslation()
	const isMail = job.applyRoute === 'mail'
	const href = isMail ? `mailto:${to}?subject=${encodeURIComponent(job.title)}` : to
	return (
		<Notice
			tone="good"
			title={t('applications.apply')}
			action={
				<Button
					component="a"
					href={href}
					size="lg"
					{...(!isMail && { target: '_blank', rel: 'nofollow ugc noopener noreferrer' })}
				>
					{t(isMail ? 'applications.byMail' : 'applications.byLink')}
				</Button>
			}
		>
			{t('applications.elsewhereText', { name: job.organisation.name, date: date(job.closesOn) })}
		</Notice>
	)
}
