import type { listJobImportRows } from '@profile-search/contract/hiring/drafts/job-imports'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { type JobField, jobTexts } from '#features/hiring/jobs/job-texts.ts'
import { useTranslation } from '#text/use-translation.ts'
import { RowHeading } from '#ui/imports/row-heading.tsx'
import { RowNotes } from '#ui/imports/row-notes.tsx'
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

	const labelled = (list: Row['notes']) =>
		list.map((note) => ({ ...note, label: t(`jobImports.columns.${note.column}`) }))

	return (
		<Card as="article" gap={8}>
			<RowHeading
				title={row.title || t('jobImports.noTitle')}
				text={`${t('fileImports.rowOf', { number })} · ${t(`jobImports.rowStates.${state}`)}`}
				isBad={state === 'faulty'}
			/>
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
			<RowNotes notes={labelled(problems)} isBad />
			<Facts facts={factsOf(first)} />
			<RowNotes notes={labelled(notes)} />
			{texts && (
				<details className={fold.fold}>
					<summary aria-label={t('fileImports.allOf', { number })}>{t('fileImports.allFields')}</summary>
					<Facts facts={[[t('jobImports.columns.externalId'), externalId], ...factsOf(others)]} />
				</details>
			)}
			{jobId && <Link to={`/jobs/${jobId}`}>{t('jobImports.toDraft')}</Link>}
		</Card>
	)
}
