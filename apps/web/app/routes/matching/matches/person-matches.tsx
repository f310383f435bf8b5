import { Button } from '@mantine/core'
import type { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listLessLikelyPeople, listPersonMatches } from '@profile-search/contract/matching/matches'
import type { showJobReach } from '@profile-search/contract/matching/relaxations'
import { useEffect } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import type { Sent } from '#api.ts'
import { Invite } from '#features/hiring/invitations/invite.tsx'
import { rememberJob } from '#features/matching/fit/chosen-job.ts'
import { JobReach } from '#features/matching/job-reach.tsx'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { MatchLine } from '#features/matching/shortlist/match-line.tsx'
import { useOpenLines } from '#features/matching/shortlist/use-open-lines.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { duration } from '#ui/text/amounts.ts'
import control from '#ui/form/native/control.module.css'
import { countFilters } from './filter/filter-names.ts'
import { MatchFilter } from './filter/match-filter.tsx'
import { NothingLeft } from './filter/nothing-left.tsx'
import { LessLikely } from './less-likely.tsx'
import classes from './list.module.css'
import { More } from './more.tsx'

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
	reach,
}: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const lines = useOpenLines()
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
			{jobs.length > 0 && <JobChooser key={jobId} jobs={jobs} jobId={jobId} />}
			{jobId && (
				<MatchFilter of="people" jobId={jobId} hasLines={matches.length > 0}>
					<Link to={`/jobs/${jobId}`}>{t('matches.seeJob')}</Link>
				</MatchFilter>
			)}
			{jobId && matches.length === 0 && (isNarrowed ? <NothingLeft /> : <NoPeople />)}
			<div className={classes.group}>
				{matches.map(({ rank, person, match }) => (
					<MatchLine
						key={person.id}
						rank={rank}
						title={nameOf(person)}
						text={[
							person.headline ?? person.profession,
							person.place,
							person.experienceMonths &&
								t('matches.experience', { duration: duration(person.experienceMonths) }),
						]
							.filter(Boolean)
							.join(' · ')}
						href={`/employee-details/${person.id}?job=${jobId}`}
						record={match}
						reader="employer"
						heading="h2"
						isOpen={lines.isOpen(person.id)}
						onToggle={(isOpen) => lines.toggle(person.id, isOpen)}
						save={
							<>
								{job && invitations && (
									<Invite job={job} person={{ id: person.id, name: nameOf(person) }} sent={invitations} />
								)}
								<SaveButton kind="person" subjectId={person.id} name={nameOf(person)} saved={saved} />
							</>
						}
					/>
				))}
			</div>
			<More shown={matches.length} limit={limit} />
			<LessLikely title={t('matches.otherPeople')} text={t('matches.otherPeopleText')} count={others.length}>
				{others.map((person) => (
					<ListLine
						key={person.id}
						title={nameOf(person)}
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

function JobChooser({ jobs, jobId }: Pick<Props, 'jobs' | 'jobId'>) {
	const { t } = useTranslation()
	return (
		<Form className={classes.chooser}>
			<label>
				<span>{t('matches.job')}</span>
				<select
					className={control.control}
					name="job"
					defaultValue={jobId}
					onChange={(event) => event.currentTarget.form?.requestSubmit()}
				>
					{jobs.map(({ id, title, places }) => (
						<option key={id} value={id}>
							{[title, ...places].join(', ')}
						</option>
					))}
				</select>
			</label>
			{/* With scripts a choice takes effect by itself. */}
			<noscript>
				<button type="submit">{t('matches.choose')}</button>
			</noscript>
		</Form>
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

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
	return `${firstName} ${lastName}`
}
