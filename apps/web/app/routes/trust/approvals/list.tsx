import { showSession } from '@profile-search/contract/accounts/accounts'
import { listJobReviews } from '@profile-search/contract/hiring/job-reviews'
import { listEmployments } from '@profile-search/contract/profiles/employers/employments'
import { listPendingSections } from '@profile-search/contract/profiles/sections'
import { listPendingAccounts } from '@profile-search/contract/trust/approvals'
import { listHeldChanges } from '@profile-search/contract/trust/held-changes'
import { Link, redirect, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { Accounts } from './accounts.tsx'
import classes from './approvals.module.css'
import { PendingChanges } from './change-list.tsx'
import { PendingJobs } from './job-list.tsx'
import { queueQuery } from './queue-query.ts'
import { PendingSections } from './section-list.tsx'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

const kinds = ['candidate', 'employer', 'guest_user'] as const

/**
 * An approver sees the waiting accounts; an employer sees the people who name it as their employer. An account that
 * is both sees both.
 */
export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', '/approve-user-list'))

	const search = args.url.searchParams
	const page = pageIn(search)
	const isEmployer = account.userType === 'employer'
	const isApproved = account.status === 'approved'
	const isOfSections = account.isApprover && search.get('kind') === 'sections'
	const isOfJobs = account.isApprover && search.get('kind') === 'jobs'
	const isOfChanges = account.isApprover && search.get('kind') === 'changes'
	const [changes, jobs, sections, accounts, employments] = await Promise.all([
		isOfChanges ? load(args, listHeldChanges, { query: { page } }) : null,
		isOfJobs ? load(args, listJobReviews, { query: { page } }) : null,
		isOfSections ? load(args, listPendingSections, { query: { page } }) : null,
		account.isApprover || !isEmployer
			? load(args, listPendingAccounts, { query: { page, ...queueQuery(search) } })
			: null,
		isEmployer && isApproved ? load(args, listEmployments, { query: { page } }) : null,
	])
	return { changes, jobs, sections, accounts, employments, isEmployer }
}

export default function PendingUsers({
	loaderData: { changes, jobs, sections, accounts, employments, isEmployer },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const leadOf = () => {
		if (changes) return t('heldChanges.lead', { count: changes.total })
		if (jobs) return t('jobReviews.lead', { count: jobs.total })
		if (sections) return t('sections.pendingLead', { count: sections.total })
		return accounts ? t('approvals.lead', { count: accounts.waiting }) : t('approvals.employmentsLead')
	}
	return (
		<Page title={t('approvals.title')} companion={t('approvals.companion')} lead={leadOf()}>
			{accounts && <Kinds />}
			{sections && <PendingSections sections={sections} />}
			{jobs && <PendingJobs jobs={jobs} />}
			{changes && <PendingChanges changes={changes} />}
			{accounts && !sections && !jobs && !changes && <Accounts accounts={accounts} />}
			{isEmployer && !employments && (
				<Notice
					tone="wait"
					title={t('approvals.notApproved')}
					action={<Link to="/employer-dashboard">{t('errors.account')}</Link>}
				>
					{t('approvals.notApprovedText')}
				</Notice>
			)}
			{employments && <Employments employments={employments} />}
		</Page>
	)
}

type Loaded = Route.ComponentProps['loaderData']

function Kinds() {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const shown = search.get('kind')
	return (
		<Views label={t('approvals.kind')}>
			<ViewLink to="?" isShown={shown === null}>
				{t('approvals.all')}
			</ViewLink>
			{kinds.map((kind) => (
				<ViewLink key={kind} to={`?kind=${kind}`} isShown={shown === kind}>
					{t(`accounts.types.${kind}`)}
				</ViewLink>
			))}
			<ViewLink to="?kind=sections" isShown={shown === 'sections'}>
				{t('sections.pendingTitle')}
			</ViewLink>
			<ViewLink to="?kind=jobs" isShown={shown === 'jobs'}>
				{t('jobReviews.title')}
			</ViewLink>
			<ViewLink to="?kind=changes" isShown={shown === 'changes'}>
				{t('heldChanges.title')}
			</ViewLink>
		</Views>
	)
}

function Employments({ employments }: { employments: NonNullable<Loaded['employments']> }) {
	const { t } = useTranslation()
	return (
		<Section title={t('approvals.employmentsTitle')}>
			{employments.items.length === 0 && (
				<Notice title={t('approvals.noEmployments')}>{t('approvals.noEmploymentsText')}</Notice>
			)}
			<ul>
				{employments.items.map(({ id, name, title, confirmation, claimedAt }) => (
					<li key={id} className={classes.line}>
						<div>
							<LineLink to={`/approve-user-details/${id}`}>{name}</LineLink>
							<p>{title}</p>
						</div>
						<p>
							{t(`values.confirmation.${confirmation}`)}
							<br />
							{t('approvals.claimed', { date: date(claimedAt) })}
						</p>
					</li>
				))}
			</ul>
			<Pager page={employments.page} pages={employments.pages} />
		</Section>
	)
}
