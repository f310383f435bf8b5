import type { Details } from '@profile-search/contract/http/endpoint'
import type { listJobMatches, listLessLikelyJobs } from '@profile-search/contract/matching/matches'
import { Link, useSearchParams } from 'react-router'
import { JobLine, whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { DismissButton } from '#features/matching/saved/dismiss-button.tsx'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { MatchLine } from '#features/matching/shortlist/match-line.tsx'
import { useOpenLines } from '#features/matching/shortlist/use-open-lines.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { countFilters } from './filter/filter-names.ts'
import { MatchFilter } from './filter/match-filter.tsx'
import { NothingLeft } from './filter/nothing-left.tsx'
import { type GroupName, inGroups } from './groups.ts'
import { LessLikely } from './less-likely.tsx'
import classes from './list.module.css'
import { More } from './more.tsx'

type Found = Details<typeof listJobMatches>
type Props = {
	isApproved: boolean
	limit: number
	matches: Found
	others: Details<typeof listLessLikelyJobs>
	saved: string[] | null
}

/** The open jobs that fit the reader, in groups by how far they are. */
export function JobMatches({ isApproved, limit, matches, others, saved }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const lines = useOpenLines()
	const isNarrowed = countFilters(search) > 0
	// Sorted by something else, the ranking has no groups.
	const groups = search.get('order') ? [{ name: undefined, items: matches }] : inGroups(matches)

	return (
		<Page
			title={t('matches.title')}
			companion={t('matches.companion')}
			lead={t('matches.candidateLead')}
			isDense
		>
			{!isApproved && <NotApproved />}
			{isApproved && (matches.length > 0 || isNarrowed) && (
				<MatchFilter of="jobs" hasLines={matches.length > 0} />
			)}
			{isApproved && matches.length === 0 && (isNarrowed ? <NothingLeft /> : <NoOpenJobs />)}
			{groups.map(({ name, items }) => (
				<section key={name ?? ''} className={classes.group}>
					{name && <GroupHead name={name} />}
					{items.map((found) => (
						<Line
							key={found.job.id}
							found={found}
							heading={name ? 'h3' : 'h2'}
							saved={saved}
							isOpen={lines.isOpen(found.job.id)}
							onToggle={(isOpen) => lines.toggle(found.job.id, isOpen)}
						/>
					))}
				</section>
			))}
			<More shown={matches.length} limit={limit} />
			<LessLikely title={t('matches.others')} text={t('matches.othersText')} count={others.length}>
				{others.map((job) => (
					<JobLine key={job.id} job={job} href={`/jobs/${job.id}`} />
				))}
			</LessLikely>
			{isApproved && (
				<Row as="p" links>
					<Link to="/dismissed-jobs">{t('dismissals.toList')}</Link>
				</Row>
			)}
		</Page>
	)
}

function GroupHead({ name }: { name: GroupName }) {
	const { t } = useTranslation()
	return (
		<div className={classes.groupHead}>
			<h2>{t(`matches.groups.${name}`)}</h2>
			<p>{t(`matches.groupTexts.${name}`)}</p>
		</div>
	)
}

type LineProps = {
	found: Found[number]
	heading: 'h2' | 'h3'
	saved: string[] | null
	isOpen: boolean
	onToggle: (isOpen: boolean) => void
}

function Line({ found: { rank, job, match, crowding }, heading, saved, isOpen, onToggle }: LineProps) {
	const { t } = useTranslation()
	return (
		<MatchLine
			rank={rank}
			title={job.title}
			text={useJobText(job)}
			href={`/jobs/${job.id}?from=matches`}
			record={match}
			reader="candidate"
			heading={heading}
			isOpen={isOpen}
			onToggle={onToggle}
			save={<SaveButton kind="job" subjectId={job.id} name={job.title} saved={saved} />}
			note={crowding > 0 ? t('matches.crowded', { count: crowding }) : undefined}
			actions={<DismissButton hasWord jobId={job.id} title={job.title} />}
		/>
	)
}

function useJobText(job: Found[number]['job']) {
	const { t } = useTranslation()
	return [
		job.organisation.name,
		whereabouts(job, t(`values.workMode.${job.workMode}`)),
		pay(job),
		job.applicants > 0 && t('jobs.applied', { count: job.applicants }),
	]
		.filter(Boolean)
		.join(' · ')
}

function NotApproved() {
	const { t } = useTranslation()
	return (
		<Notice
			tone="wait"
			title={t('matches.notApproved')}
			action={
				<Button component={Link} to="/employee-dashboard">
					{t('matches.toProfile')}
				</Button>
			}
		>
			{t('matches.notApprovedText')}
		</Notice>
	)
}

function NoOpenJobs() {
	const { t } = useTranslation()
	return (
		<Notice
			title={t('matches.noOpenJobs')}
			action={
				<Row gap={16} links>
					<Link to="/profile-update">{t('matches.toProfile')}</Link>
					<Link to="/jobs">{t('matches.widenArea')}</Link>
				</Row>
			}
		>
			{t('matches.noOpenJobsText')}
		</Notice>
	)
}
