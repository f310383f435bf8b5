import { listOrganisationJobs, showAnswering } from '@profile-search/contract/hiring/jobs'
import { listSimilarOrganisations } from '@profile-search/contract/matching/suggestions'
import { showOrganisation } from '@profile-search/contract/profiles/organisations'
import { listSubBranches } from '@profile-search/contract/profiles/sub-branches'
import { Link } from 'react-router'
import { ask, load } from '#api.ts'
import { AnsweringRecord } from '#features/hiring/jobs/answering-record.tsx'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { jobMark } from '#features/matching/fit/fit-mark.tsx'
import { scoreJobs } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { AskContact } from '#features/messaging/ask-contact.tsx'
import { DomainBadge } from '#features/profiles/domain-badge.tsx'
import { ReportButton } from '#features/trust/report-button.tsx'
import { organisationMeta } from '#outside/meta.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { useNoteView } from '#ui/list/recent-views.ts'
import { Page, Section } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import type { Route } from './+types/details.ts'
import classes from './details.module.css'
import { SimilarOrganisations } from './similar.tsx'
import { BranchList } from './sub-branches/branch-list.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData
		? organisationMeta(loaderData.organisation, matches)
		: [{ title: `${i18n.t('organisations.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const organisation = await load(args, showOrganisation, {
		params: { organisationId: args.params.userId },
	})
	const search = args.url.searchParams
	const branches = await load(args, listSubBranches, { params: { organisationId: organisation.id } })
	const branch = branches.find(({ id }) => id === search.get('branch'))
	const jobs = await load(args, listOrganisationJobs, {
		params: { organisationId: organisation.id },
		query: { subBranchId: branch?.id, page: pageIn(search) },
	})
	const [answering, similar, saved, savedJobs, scores] = await Promise.all([
		load(args, showAnswering, { params: { organisationId: organisation.id } }),
		// The API refuses visitors, and everyone while the index is loading.
		ask(args, listSimilarOrganisations, { params: { organisationId: organisation.id } }),
		savedAmong(args, 'organisation', [organisation]),
		savedAmong(args, 'job', jobs.items),
		scoreJobs(args, jobs.items),
	])
	return {
		organisation,
		branches,
		branch,
		jobs,
		answering,
		saved,
		savedJobs,
		scores,
		similar: similar.details ?? [],
	}
}

export default function EmployerDetails({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { organisation, branches, branch, jobs, answering, saved, savedJobs, scores, similar } = loaderData
	const { name, kind, about, industry, size, foundedYear, website, place, verifiedDomain } = organisation
	useNoteView('organisation', `/employer-details/${organisation.id}`, name, industry)

	return (
		<Page
			title={name}
			lead={[t(`values.organisationKind.${kind}`), industry].join(' · ')}
			portrait={<Portrait image={organisation.logo} name={name} shape="square" />}
			actions={
				<>
					<Link to={`/employer-data/${organisation.id}`}>{t('employerData.open')}</Link>
					<SaveButton hasWord kind="organisation" subjectId={organisation.id} name={name} saved={saved} />
					<AskContact subjectId={organisation.id} />
				</>
			}
		>
			{verifiedDomain && <DomainBadge domain={verifiedDomain} />}
			<OwnWords isMarked text={about} className={classes.about} />
			<Facts
				facts={[
					[t('organisation.town'), place],
					[t('organisation.size'), size],
					[t('organisation.founded'), foundedYear],
					[t('organisation.website'), website ? <Website key="website" address={website} /> : null],
				]}
			/>
			{branches.length > 0 && (
				<Section title={t('branches.section')}>
					<BranchList branches={branches} chosen={branch?.id} />
				</Section>
			)}
			<Section
				id="jobs"
				title={branch ? t('branches.jobsIn', { name: branch.name }) : t('organisations.jobs')}
				aside={
					branch && (
						<Link to="?" preventScrollReset>
							{t('branches.allJobs')}
						</Link>
					)
				}
			>
				{jobs.items.map((job) => (
					<JobLine
						key={job.id}
						job={job}
						hasLogo={false}
						href={`/jobs/${job.id}?from=organisation`}
						mark={jobMark(scores, job.id, `/jobs/${job.id}?from=organisation`)}
						action={
							savedJobs && <SaveButton kind="job" subjectId={job.id} name={job.title} saved={savedJobs} />
						}
					/>
				))}
				{jobs.items.length === 0 && <p>{t('organisations.noOpenJobs')}</p>}
				<Pager page={jobs.page} pages={jobs.pages} />
			</Section>
			<Section title={t('answering.title', { name })}>
				<AnsweringRecord record={answering} />
			</Section>
			<ReportButton
				subjectKind="organisation"
				subjectId={organisation.id}
				description={t('reports.reportOrganisation')}
			>
				{t('reports.reportOrganisation')}
			</ReportButton>
			{similar.length > 0 && <SimilarOrganisations similar={similar} />}
		</Page>
	)
}

function Website({ address }: { address: string }) {
	return (
		<a href={address} rel="noopener nofollow">
			{new URL(address).host}
		</a>
	)
}
