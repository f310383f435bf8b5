import { showSession } from '@profile-search/contract/accounts/accounts'
import { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import { showJob } from '@profile-search/contract/hiring/jobs'
import { comparePersonMatches, mostCompared } from '@profile-search/contract/matching/matches'
import { listShortlistNotes, listShortlistTags } from '@profile-search/contract/matching/shortlist-notes'
import { Id } from '@profile-search/contract/platform/basics'
import { useLayoutEffect, useRef } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { ask, load } from '#api.ts'
import { loadChosenJob } from '#features/matching/fit/load-fit.ts'
import { ToShortlist } from '#features/matching/fit/person-fit.tsx'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/compare.ts'
import { CompareTable } from './compare-table.tsx'
import classes from './compare.module.css'

export const meta = () => [{ title: `${i18n.t('shortlist.compareTitle')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', args.url.pathname + args.url.search))
	const jobId = Id.safeParse(args.url.searchParams.get('job')).data
	if (account.userType !== 'employer' || account.status !== 'approved' || !jobId) throw redirect('/matches')
	const ids = peopleOf(args.url.searchParams)
	const params = { jobId }
	const query = { ids: ids.join(',') }
	const [found, job, invitations, notes, tags] = await Promise.all([
		load(args, comparePersonMatches, { params, query: { people: query.ids } }),
		findJob(args, jobId),
		ask(args, listSentInvitations, { params, query }),
		load(args, listShortlistNotes, { params, query }),
		load(args, listShortlistTags, { params }),
	])
	return {
		jobId,
		job,
		found,
		missing: ids.length - found.length,
		invitations: invitations.details,
		notes,
		tags: tags.map(({ name }) => name),
	}
}

/** The job that people are compared for. The list for choosing one has the open ones only. */
async function findJob(args: Route.LoaderArgs, jobId: string) {
	const open = (await loadChosenJob(args))?.jobs.find(({ id }) => id === jobId)
	if (open) return { title: open.title, status: 'open' as const }
	const { details } = await ask(args, showJob, { params: { jobId } })
	return details && { title: details.title, status: details.status }
}

/** The people whom an address names; what is no id is left out. */
function peopleOf(search: URLSearchParams) {
	const ids = (search.get('people') ?? '').split(',').filter((id) => Id.safeParse(id).success)
	return [...new Set(ids)].slice(0, mostCompared)
}

export default function Compare({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { jobId, job, found, missing, ...rest } = loaderData
	const frame = useRememberedScroll()

	return (
		<Page
			title={t('shortlist.compareTitle')}
			companion={t('shortlist.compareCompanion')}
			lead={job && t('shortlist.compareLead', { job: job.title })}
			isDense
			isLeadShort
		>
			{job?.status === 'closed' && (
				<Notice tone="wait" title={t('jobs.closed')}>
					{t('shortlist.compareClosed')}
				</Notice>
			)}
			<p className={classes.back}>
				<ToShortlist jobId={jobId} />
			</p>
			{found.length === 0 ? (
				<Notice
					title={t('shortlist.compareNobody')}
					action={<Link to={`/matches?job=${jobId}`}>{t('matches.toShortlist')}</Link>}
				>
					{t('shortlist.compareNobodyText')}
				</Notice>
			) : (
				<>
					{missing > 0 && <p className={classes.fewer}>{t('shortlist.compareFewer', { count: missing })}</p>}
					<section
						ref={frame}
						className={classes.frame}
						aria-label={t('shortlist.compareTable')}
						// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is moved with the keyboard
						tabIndex={0}
					>
						<CompareTable
							jobId={jobId}
							job={job?.status === 'open' ? { id: jobId, title: job.title } : undefined}
							found={found}
							{...rest}
						/>
					</section>
				</>
			)}
		</Page>
	)
}

/** By entry of the browser's history: whoever comes back finds the frame as it was scrolled. */
const scrolled = new Map<string, number>()

function useRememberedScroll() {
	const { key } = useLocation()
	const frame = useRef<HTMLElement>(null)
	useLayoutEffect(() => {
		const element = frame.current
		if (!element) return
		element.scrollLeft = scrolled.get(key) ?? 0
		const keep = () => scrolled.set(key, element.scrollLeft)
		element.addEventListener('scroll', keep)
		return () => element.removeEventListener('scroll', keep)
	}, [key])
	return frame
}
