import type { tryJobFeed } from '@profile-search/contract/hiring/drafts/job-feeds'
import type { Details } from '@profile-search/contract/http/endpoint'
import { type JobField, jobTexts } from '#features/hiring/jobs/job-texts.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import classes from './job-feeds.module.css'

type Job = Details<typeof tryJobFeed>['jobs'][number]

const shown: JobField[] = ['profession', 'places', 'workMode', 'pay', 'mustHaveSkills', 'closesOn']

/** A job of a feed as it was understood, and what is missing. */
export function TriedJob({ job: { title, draft, isComplete, problems, notes } }: { job: Job }) {
	const { t } = useTranslation()
	const texts = draft && jobTexts(draft)
	const state = problems.length > 0 ? 'faulty' : isComplete ? 'complete' : 'incomplete'
	return (
		<Card as="article" gap={8}>
			<h3 className={classes.title}>
				{title}{' '}
				<small className={classes.mark} data-state={state}>
					{t(`jobFeeds.${state}`)}
				</small>
			</h3>
			{texts && <Facts facts={shown.map((field) => [t(`jobDifference.fields.${field}`), texts[field]])} />}
			{[...problems, ...notes].length > 0 && (
				<ul className={classes.notes}>
					{[...problems, ...notes].map(({ column, message }) => (
						<li key={`${column} ${message}`}>
							<b>{t(`jobImports.columns.${column}`)}</b>: {message}
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
