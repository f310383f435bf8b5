import { fullName } from '@profile-search/contract/accounts/full-name'
import type { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listLessLikelyPeople, listPersonMatches } from '@profile-search/contract/matching/matches'
import type { showJobReach } from '@profile-search/contract/matching/relaxations'
import type { listShortlistNotes, listShortlistTags } from '@profile-search/contract/matching/shortlist-notes'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Sent } from '#api.ts'
import { rememberJob } from '#features/matching/fit/chosen-job.ts'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { JobReach } from '#features/matching/job-reach.tsx'
import { useOpenLines } from '#features/matching/shortlist/use-open-lines.ts'
import { useRememberedIds } from '#features/matching/shortlist/use-remembered-ids.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { countFilters } from './filter/filter-names.ts'
import { MatchFilter } from './filter/match-filter.tsx'
import { csvAddress } from './filter/match-query.ts'
import { NothingLeft } from './filter/nothing-left.tsx'
import { LessLikely } from './less-likely.tsx'
import classes from './list.module.css'
import { More } from './more.tsx'
import { PersonLine } from './shortlist/person-line.tsx'
import { SelectionBar } from './shortlist/selection-bar.tsx'

type Found = Details<typeof listPersonMatches>
type Props = {
	isApproved: boolean
	limit: number
	/** The open jobs of the reader's organisation. */
	jobs: { id: string; title: string; places: string[] }[]
	/** The one whose people are shown. */
	jobId: string | undefined
	matches: Found
	others: Details<typeof listLessLikelyPeople>
	saved: string[] | null
	invitations: Details<typeof listSentInvitations> | null
	notes: Details<typeof listShortlistNotes>
	tags: Details<typeof listShortlistTags>
	reach: Promise<Sent<typeof showJobReach>> | null
}

/** The people who fit a job of the reader's organisation. */
export function PersonMatches({
	isApproved,
	limit,
	jobs,
	jobId,
	matches,
	others,
	saved,
	invitations,
	notes,
	tags,
	reach,
}: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const lines = useOpenLines()
	const selection = useRememberedIds('selected')
	const isNarrowed = countFilters(search) > 0
	const job = jobs.find(({ id }) => id === jobId)
	useEffect(() => {
		if (jobId) rememberJob(jobId)
	}, [jobId])

	return (
		<Page
			title={t('matches.title')}
			companion={t('matches.companion')}
			lead={t('matches.employerLead')}
			isDense
		>
			{!isApproved && (
				<Notice
					tone="wait"
					title={t('matches.orgNotApproved')}
					action={<Link to="/employer-dashboard">{t('errors.account')}</Link>}
				/>
			)}
			{isApproved && !jobId && <NoJobs />}
			{jobId && jobs.length > 0 && (
				<JobChoice isSubject label={t('matches.job')} chosen={jobId} jobs={jobs} />
			)}
			{jobId && (
				<MatchFilter
					of="people"
					jobId={jobId}
					tags={tags.filter(({ isOfJob }) => isOfJob).map(({ name }) => name)}
					hasLines={matches.length > 0}
				>
					<Link to={`/jobs/${jobId}`}>{t('matches.seeJob')}</Link>
				</MatchFilter>
			)}
			{jobId && matches.length === 0 && (isNarrowed ? <NothingLeft /> : <NoPeople />)}
			<div className={classes.group}>
				{matches.map((found) => (
					<PersonLine
						key={found.person.id}
						found={found}
						jobId={jobId ?? ''}
						job={job}
						saved={saved}
						invitations={invitations}
						note={notes.find(({ candidateId }) => candidateId === found.person.id)}
						tags={tags.map(({ name }) => name)}
						isOpen={lines.isOpen(found.person.id)}
						onToggle={(isOpen) => lines.toggle(found.person.id, isOpen)}
						isSelected={selection.ids.has(found.person.id)}
						onSelect={(isSelected) => selection.set(found.person.id, isSelected)}
					/>
				))}
			</div>
			{jobId && (
				<SelectionBar
					jobId={jobId}
					people={matches
						.filter(({ person }) => selection.ids.has(person.id))
						.map(({ person }) => ({ id: person.id, name: fullName(person) }))}
					inviting={job && invitations ? { job, sent: invitations } : undefined}
					onClear={selection.clear}
				/>
			)}
			<More shown={matches.length} limit={limit} />
			{jobId && matches.length > 0 && (
				<Row as="p" links>
					<a href={csvAddress(jobId, search)} download>
						{t('shortlist.export')}
					</a>
				</Row>
			)}
			<LessLikely title={t('matches.otherPeople')} text={t('matches.otherPeopleText')} count={others.length}>
				{others.map((person) => (
					<ListLine
						key={person.id}
						title={fullName(person)}
						href={`/employee-details/${person.id}?job=${jobId}`}
						texts={[person.headline ?? person.profession ?? '', person.place ?? '']}
						facts={[]}
					/>
				))}
			</LessLikely>
			{reach && (
				<section key={`reach ${jobId}`} className={classes.reach} aria-labelledby="reach-title">
					<h2 id="reach-title">{t('reach.title')}</h2>
					<JobReach answer={reach} isBrief>
						<Link to={`/job-edit/${jobId}`}>{t('reach.change')}</Link>
					</JobReach>
				</section>
			)}
		</Page>
	)
}

function NoJobs() {
	const { t } = useTranslation()
	return (
		<Notice
			title={t('matches.noJobs')}
			action={
				<Button component={Link} to="/job-edit">
					{t('matches.newJob')}
				</Button>
			}
		>
			{t('matches.noJobsText')}
		</Notice>
	)
}

function NoPeople() {
	const { t } = useTranslation()
	return <Notice title={t('matches.noPeople')}>{t('matches.noPeopleText')}</Notice>
}
