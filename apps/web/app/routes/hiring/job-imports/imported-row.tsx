import type { listJobImportRows } from '@profile-search/contract/hiring/drafts/job-imports'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { type JobField, jobTexts } from '#features/hiring/jobs/job-texts.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import fold from '#ui/layout/fold.module.css'
import classes from './job-imports.module.css'

type Row = Details<typeof listJobImportRows>['items'][number]

/** The parts that tell at a glance whether a row was understood. */
const first: JobField[] = ['profession', 'places', 'mustHaveSkills']
const others: JobField[] = [
	'description',
	'niceToHaveSkills',
	'experience',
	'education',
	'languages',
	'pay',
	'employmentType',
	'workMode',
	'subBranch',
	'start',
	'openings',
	'closesOn',
	'applying',
	'isBlind',
]

/** A row of the file: what was understood, what is wrong with it, and what it is probably the same as. */
export function ImportedRow({ row }: { row: Row }) {
	const { t } = useTranslation()
	const { number, state, draft, externalId, problems, notes, duplicateOf, jobId } = row
	const texts = draft && jobTexts(draft)
	const factsOf = (fields: JobField[]): [string, string][] =>
		texts ? fields.map((field) => [t(`jobDifference.fields.${field}`), texts[field]]) : []

	return (
		<Card as="article" gap={8}>
			<h3 className={classes.title}>
				{row.title || t('jobImports.noTitle')}{' '}
				<small className={classes.state} data-state={state}>
					{t('jobImports.rowOf', { number })} · {t(`jobImports.rowStates.${state}`)}
				</small>
			</h3>
			{duplicateOf && (
				<p className={classes.note}>
					{duplicateOf.jobId ? (
						<Link to={`/jobs/${duplicateOf.jobId}`}>
							{t('jobImports.sameAsJob', { title: duplicateOf.title })}
						</Link>
					) : (
						t('jobImports.sameAsRow', { row: duplicateOf.row ?? '' })
					)}
				</p>
			)}
			<Notes notes={problems} isBad />
			<Facts facts={factsOf(first)} />
			<Notes notes={notes} />
			{texts && (
				<details className={fold.fold}>
					<summary aria-label={t('jobImports.allOf', { number })}>{t('jobImports.allFields')}</summary>
					<Facts facts={[[t('jobImports.columns.externalId'), externalId], ...factsOf(others)]} />
				</details>
			)}
			{jobId && <Link to={`/jobs/${jobId}`}>{t('jobImports.toDraft')}</Link>}
		</Card>
	)
}

function Notes({ notes, isBad }: { notes: Row['notes']; isBad?: boolean }) {
	const { t } = useTranslation()
	if (notes.length === 0) return null
	return (
		<ul className={classes.notes} data-bad={isBad}>
			{notes.map(({ column, value, message }) => (
				<li key={`${column} ${message}`}>
					<b>{t(`jobImports.columns.${column}`)}</b>:{' '}
					{value && !message.includes(value) ? t('jobImports.value', { value, message }) : message}
				</li>
			))}
		</ul>
	)
}
