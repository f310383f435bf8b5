import { listJobs } from '@profile-search/contract/jobs'
import { showFigures } from '@profile-search/contract/site'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Route } from './+types/home.ts'
import { ask, load } from '../api.ts'
import { useVisitor } from '../frame/use-visitor.ts'
import { useAccountModals } from '../session/account-modals.tsx'
import { count } from '../ui/amounts.ts'
import { JobLine } from '../ui/job-line.tsx'
import { ScoreExample } from '../ui/score-example.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import classes from './home.module.css'

const shownJobs = 6
const shownProfessions = 18

export async function loader(args: Route.LoaderArgs) {
	const [figures, jobs] = await Promise.all([
		load(args, showFigures),
		// Just after a start the list may not be there yet; the page is.
		ask(args, listJobs, { query: { page: 1 } }),
	])
	return { figures, jobs: (jobs.details?.items ?? []).slice(0, shownJobs) }
}

export default function Home({ loaderData: { figures, jobs } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const professions = figures.professions
		.filter((profession) => profession.jobs > 0 || profession.people > 0)
		.slice(0, shownProfessions)

	return (
		<>
			<section className={classes.hero}>
				<div className={classes.heroText}>
					<p lang="hi" className={classes.companion} aria-hidden="true">
						{t('home.companion')}
					</p>
					<h1>
						{t('home.h1a')} <span>{t('home.h1b')}</span>
					</h1>
					<p className={classes.lead}>{t('home.lead')}</p>
					<SearchBox
						action="/jobs"
						label={t('home.searchLabel')}
						placeholder={t('home.searchPlaceholder')}
						button={t('home.search')}
					/>
				</div>
				<ScoreExample />
			</section>

			<Figures people={figures.people} organisations={figures.organisations} jobs={figures.jobs} />

			<section className={classes.lists}>
				<div>
					<div className={classes.head}>
						<h2>{t('home.newest')}</h2>
						<Link to="/jobs">{t('home.all')}</Link>
					</div>
					{jobs.length === 0 && <p className={classes.empty}>{t('home.noJobs')}</p>}
					{jobs.map((job) => (
						<JobLine key={job.id} job={job} href={`/jobs/${job.id}`} />
					))}
				</div>
				{professions.length > 0 && (
					<div>
						<div className={classes.head}>
							<h2>{t('home.professions')}</h2>
						</div>
						<ul className={classes.professions}>
							{professions.map((profession) => (
								<li key={profession.id}>
									<Link to={`/profession-wise-view/${profession.id}`}>{profession.name}</Link>
									<span>
										{profession.jobs > 0
											? t('home.professionCount', { count: profession.jobs })
											: t('home.professionPeople', { count: profession.people })}
									</span>
								</li>
							))}
						</ul>
					</div>
				)}
			</section>

			<HowItScores />
			<Kinds />
		</>
	)
}

function Figures({ people, organisations, jobs }: { people: number; organisations: number; jobs: number }) {
	const { t } = useTranslation()
	if (people + organisations + jobs === 0) return <p className={classes.fresh}>{t('home.fresh')}</p>

	const figures = [
		{ amount: jobs, label: t('home.openJobs') },
		{ amount: people, label: t('home.people') },
		{ amount: organisations, label: t('home.organisations') },
	]
	return (
		<ul className={classes.figures}>
			{figures.map(({ amount, label }) => (
				<li key={label}>
					<strong>{count(amount)}</strong> {label}
				</li>
			))}
		</ul>
	)
}

function HowItScores() {
	const { t } = useTranslation()
	const steps = [1, 2, 3, 4] as const
	return (
		<section className={classes.how}>
			<div>
				<h2>{t('home.how')}</h2>
				<ol>
					{steps.map((step) => (
						<li key={step} data-step={step}>
							<h3>{t(`home.how${step}`)}</h3>
							<p>{t(`home.how${step}Text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

function Kinds() {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const modals = useAccountModals()
	const kinds = [
		{ type: 'candidate', text: t('home.candidateText') },
		{ type: 'employer', text: t('home.employerText') },
		{ type: 'guest_user', text: t('home.guestText') },
	] as const
	return (
		<section className={classes.kinds}>
			<h2>{t('home.kinds')}</h2>
			<ul>
				{kinds.map(({ type, text }) => (
					<li key={type}>
						<p lang="hi" aria-hidden="true">
							{t(`accounts.typesHindi.${type}`)}
						</p>
						<h3>{t(`accounts.types.${type}`)}</h3>
						<p>{text}</p>
						{!visitor && (
							<Link to="/login?register" onClick={modals.opener('register', type)}>
								{t('home.registerAs', { kind: t(`accounts.types.${type}`) })}
							</Link>
						)}
					</li>
				))}
			</ul>
		</section>
	)
}
