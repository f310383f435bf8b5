import { showSession } from '@profile-search/contract/accounts/accounts'
import { showHome } from '@profile-search/contract/site/home'
import { Link } from 'react-router'
import { ask, load } from '#api.ts'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { jobMark } from '#features/matching/fit/fit-mark.tsx'
import { scoreJobs } from '#features/matching/fit/load-fit.ts'
import { ScoreExample } from '#features/matching/score/score-example.tsx'
import { AdviserLine } from '#features/profiles/adviser-line.tsx'
import { InvestorLine } from '#features/profiles/investor-line.tsx'
import { RecentViews } from '#features/search/recent/recent-views.tsx'
import { sharedMeta } from '#outside/meta.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { LatePart } from '#ui/early-input/late-part.tsx'
import { loadedLater } from '#ui/loading/loaded-later.tsx'
import { Companion } from '#ui/text/companion.tsx'
import type { Route } from './+types/home.ts'
import { Hiring } from './hiring.tsx'
import { HomeList } from './home-list.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeStatistics } from './home-statistics.tsx'
import classes from './home.module.css'
import { HowItScores } from './how-it-scores.tsx'
import { loadMine } from './mine/load-mine.ts'
import { Professions } from './professions.tsx'
import { WaysIn } from './ways-in.tsx'

// Visitors need not load what only people with a session see.
const Mine = loadedLater(async () => (await import('./mine/mine.tsx')).Mine)

export const meta: Route.MetaFunction = ({ matches }) =>
	sharedMeta(matches, {
		title: `${i18n.t('home.h1a')} ${i18n.t('home.h1b')}`,
		description: i18n.t('site.tagline'),
		path: '/',
	})

export async function loader(args: Route.LoaderArgs) {
	const [home, session] = await Promise.all([load(args, showHome), ask(args, showSession)])
	const account = session.details?.account
	const [mine, scores] = account
		? await Promise.all([loadMine(args, account), scoreJobs(args, home.newest)])
		: [null, null]
	return { home, mine, scores }
}

export default function Home({ loaderData: { home, mine, scores } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { newest, professions, hiring, advisers, investors } = home
	const isEmpty = home.people + home.organisations + home.jobs === 0
	return (
		<>
			<section className={classes.hero} data-mine={mine ? true : undefined}>
				<div>
					<Companion word={t(mine ? 'home.companionMine' : 'home.companion')} className={classes.companion} />
					{mine ? (
						<h1>{t('home.hello', { name: mine.firstName })}</h1>
					) : (
						<>
							<h1>
								{t('home.h1a')} <span>{t('home.h1b')}</span>
							</h1>
							<p className={classes.lead}>{t('home.lead')}</p>
						</>
					)}
					<HomeSearch isForPeople={mine?.kind === 'employer'} />
					{mine?.isApproved && <HomeStatistics statistics={home} />}
				</div>
				<LatePart>{mine ? <Mine mine={mine} /> : <ScoreExample />}</LatePart>
			</section>

			{!mine &&
				(isEmpty ? <p className={classes.fresh}>{t('home.fresh')}</p> : <HomeStatistics statistics={home} />)}

			{newest.length + professions.length > 0 && (
				<div className={classes.lists}>
					{newest.length > 0 && (
						<HomeList title={t('home.newest')} more={<Link to="/jobs">{t('home.all')}</Link>}>
							{newest.map((job) => (
								<JobLine
									key={job.id}
									job={job}
									href={`/jobs/${job.id}`}
									mark={jobMark(scores, job.id, `/jobs/${job.id}`)}
								/>
							))}
						</HomeList>
					)}
					{professions.length > 0 && <Professions professions={professions} />}
				</div>
			)}

			{hiring.length > 0 && <Hiring organisations={hiring} />}

			{advisers.length + investors.length > 0 && (
				<div className={classes.lists} data-even>
					{advisers.length > 0 && (
						<HomeList
							title={t('home.advisers')}
							more={<Link to="/advisory-list">{t('home.allAdvisers')}</Link>}
						>
							{advisers.map((adviser) => (
								<AdviserLine key={adviser.id} adviser={adviser} heading="h3" />
							))}
						</HomeList>
					)}
					{investors.length > 0 && (
						<HomeList
							title={t('home.investors')}
							more={<Link to="/investor-list">{t('home.allInvestors')}</Link>}
						>
							{investors.map((investor) => (
								<InvestorLine key={investor.id} investor={investor} heading="h3" />
							))}
						</HomeList>
					)}
				</div>
			)}

			{!mine && <HowItScores />}
			{!mine && <WaysIn />}
			{mine?.kind !== 'employer' && (
				<div className={classes.recent}>
					<RecentViews kind="job" />
				</div>
			)}
		</>
	)
}
