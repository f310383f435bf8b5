import { showSession } from '@profile-search/contract/accounts/accounts'
import { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import {
	listJobMatches,
	listLessLikelyJobs,
	listLessLikelyPeople,
	listPersonMatches,
} from '@profile-search/contract/matching/matches'
import { showJobReach } from '@profile-search/contract/matching/relaxations'
import { listShortlistNotes, listShortlistTags } from '@profile-search/contract/matching/shortlist-notes'
import { Link, redirect } from 'react-router'
import { ask, load } from '#api.ts'
import { loadChosenJob } from '#features/matching/fit/load-fit.ts'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'
import { countFilters } from './filter/filter-names.ts'
import { jobQueryOf, personQueryOf } from './filter/match-query.ts'
import { JobMatches } from './job-matches.tsx'
import { PersonMatches } from './person-matches.tsx'

export const meta = () => [{ title: `${i18n.t('matches.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', '/matches'))
	if (account.userType === 'guest_user') return { reader: 'guest' as const }
	const isApproved = account.status === 'approved'
	if (account.userType === 'candidate')
		return { reader: 'candidate' as const, ...(await jobs(args, isApproved)) }
	return { reader: 'employer' as const, isApproved, ...(isApproved ? await shortlist(args) : nothing) }
}

async function jobs(args: Route.LoaderArgs, isApproved: boolean) {
	const query = jobQueryOf(args.url.searchParams)
	const matches = isApproved ? await load(args, listJobMatches, { query }) : []
	return {
		isApproved,
		limit: query.limit,
		matches,
		others: isApproved && isWhole(args, matches, query) ? await load(args, listLessLikelyJobs) : [],
		saved: await savedAmong(
			args,
			'job',
			matches.map(({ job }) => job),
		),
	}
}

const nothing = {
	jobs: [],
	jobId: undefined,
	limit: 0,
	matches: [],
	others: [],
	saved: null,
	invitations: null,
	notes: [],
	tags: [],
	reach: null,
}

async function shortlist(args: Route.LoaderArgs) {
	const job = await loadChosenJob(args)
	// A job that is not open any more can still be named by the address.
	const jobId = args.url.searchParams.get('job') ?? job?.chosen.id
	const jobs = job?.jobs ?? []
	if (jobId === undefined) return nothing
	const query = personQueryOf(args.url.searchParams)
	const params = { jobId }
	const matches = await load(args, listPersonMatches, { params, query })
	const others = isWhole(args, matches, query) ? await load(args, listLessLikelyPeople, { params }) : []
	const people = matches.map(({ person }) => person)
	const among = { params, query: { ids: people.map(({ id }) => id).join(',') } }
	const [saved, invitations, notes, tags] = await Promise.all([
		savedAmong(args, 'person', people),
		ask(args, listSentInvitations, among),
		load(args, listShortlistNotes, among),
		load(args, listShortlistTags, { params }),
	])
	// Streamed after the ranking, so that the counts delay nothing.
	const reach = ask(args, showJobReach, { params })
	return {
		jobs,
		jobId,
		limit: query.limit,
		matches,
		others,
		saved,
		invitations: invitations.details,
		notes,
		tags,
		reach,
	}
}

/** Whether these are all matches there are. */
function isWhole({ url }: Route.LoaderArgs, matches: readonly unknown[], { limit }: { limit: number }) {
	return matches.length < limit && countFilters(url.searchParams) === 0
}

export default function Matches({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	if (loaderData.reader === 'guest') {
		return (
			<Page title={t('matches.title')} companion={t('matches.companion')}>
				<Notice title={t('matches.guest')} action={<Link to="/jobs">{t('errors.jobs')}</Link>} />
			</Page>
		)
	}
	return loaderData.reader === 'candidate' ? (
		<JobMatches {...loaderData} />
	) : (
		<PersonMatches {...loaderData} />
	)
}
