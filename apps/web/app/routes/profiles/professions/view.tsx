import { fullName } from '@profile-search/contract/accounts/full-name'
import { listJobs } from '@profile-search/contract/hiring/jobs'
import { listCandidates } from '@profile-search/contract/profiles/candidates'
import { showProfession } from '@profile-search/contract/profiles/professions'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { jobMark, personMark } from '#features/matching/fit/fit-mark.tsx'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { scoreJobs, scorePeople } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Tags } from '#ui/list/tags.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { duration } from '#ui/text/amounts.ts'
import type { Route } from './+types/view.ts'
import classes from './view.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.profession.name ?? i18n.t('errors.title404')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const profession = await load(args, showProfession, { params: { professionId: args.params.id } })
	const search = args.url.searchParams
	const [people, jobs] = await Promise.all([
		load(args, listCandidates, {
			query: { profession: profession.id, page: search.get('people') ?? 1 },
		}),
		load(args, listJobs, { query: { profession: profession.id, page: search.get('jobs') ?? 1 } }),
	])
	const [savedPeople, savedJobs, fit, scores] = await Promise.all([
		savedAmong(args, 'person', people.items),
		savedAmong(args, 'job', jobs.items),
		scorePeople(args, people.items),
		scoreJobs(args, jobs.items),
	])
	return { profession, people, jobs, savedPeople, savedJobs, fit, scores }
}

export default function ProfessionWiseView({
	loaderData: { profession, people, jobs, savedPeople, savedJobs, fit, scores },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const counts = [
		t('profession.people', { count: people.total }),
		t('profession.jobs', { count: jobs.total }),
	].join(' · ')

	return (
		<Page title={profession.name} companion={t('profession.companion')} lead={counts}>
			<Head profession={profession} />
			<Grid columns={2} above={960} gap={[0, 64]}>
				<Section
					title={t('profession.jobsTitle')}
					aside={<Link to={`/jobs?profession=${profession.id}`}>{t('profession.searchJobs')}</Link>}
				>
					<div className={classes.lines}>
						{jobs.items.map((job) => (
							<JobLine
								key={job.id}
								job={job}
								href={`/jobs/${job.id}`}
								mark={jobMark(scores, job.id, `/jobs/${job.id}`)}
								action={
									savedJobs && <SaveButton kind="job" subjectId={job.id} name={job.title} saved={savedJobs} />
								}
							/>
						))}
					</div>
					{jobs.items.length === 0 && <p>{t('profession.noJobs')}</p>}
					<Pager page={jobs.page} pages={jobs.pages} name="jobs" label={t('profession.pagesOfJobs')} />
				</Section>
				<Section
					title={t('profession.peopleTitle')}
					aside={
						<Link to={`/employee-list?profession=${profession.id}`}>{t('profession.searchPeople')}</Link>
					}
				>
					{fit?.scores && <JobChoice label={t('matches.scoreFor')} chosen={fit.chosen.id} jobs={fit.jobs} />}
					<div className={classes.lines}>
						{people.items.map(({ id, headline, place, experienceMonths, ...person }) => (
							<ListLine
								key={id}
								heading="h3"
								title={fullName(person)}
								href={`/employee-details/${id}`}
								texts={[headline]}
								facts={[experienceMonths === null ? null : duration(experienceMonths), place]}
								mark={personMark(fit?.scores, id)}
								action={
									savedPeople && (
										<SaveButton kind="person" subjectId={id} name={fullName(person)} saved={savedPeople} />
									)
								}
							/>
						))}
					</div>
					{people.items.length === 0 && <p>{t('profession.noPeople')}</p>}
					{!visitor && <p>{t('people.visitor')}</p>}
					<Pager
						page={people.page}
						pages={people.pages}
						name="people"
						label={t('profession.pagesOfPeople')}
					/>
				</Section>
			</Grid>
		</Page>
	)
}

function Head({ profession }: Pick<Route.ComponentProps['loaderData'], 'profession'>) {
	const { t } = useTranslation()
	const { field, otherNames, skills, near } = profession
	return (
		<Grid columns={2} above={960} gap={[28, 64]}>
			<div>
				<h2 className={classes.heading}>{t('profession.what')}</h2>
				<p>{t('profession.field', { field })}</p>
				{otherNames.length > 0 && <p>{t('profession.otherNames', { names: otherNames.join(', ') })}</p>}
				{near.length > 0 && (
					<Row as="p" align="center" gap={[0, 24]} links>
						{t('profession.near')}:
						{near.map(({ id, name }) => (
							<Link key={id} to={`/profession-wise-view/${id}`}>
								{name}
							</Link>
						))}
					</Row>
				)}
			</div>
			{skills.length > 0 && (
				<div>
					<h2 className={classes.heading}>{t('profession.skills')}</h2>
					<Tags names={skills.map(({ name }) => ({ name }))} />
				</div>
			)}
		</Grid>
	)
}
