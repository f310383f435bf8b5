import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type {
	ImportedColumn,
	ImportKind,
	listPersonRows,
} from '@profile-search/contract/profiles/imports/people'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { RowHeading } from '#ui/imports/row-heading.tsx'
import { RowNotes } from '#ui/imports/row-notes.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { date } from '#ui/text/amounts.ts'
import fold from '#ui/layout/fold.module.css'
import { columnName } from './column-name.ts'
import { organisationFacts } from './organisation-facts.tsx'
import { personFacts } from './person-facts.tsx'

type PersonRow = Details<typeof listPersonRows>['items'][number]

/** The parts that tell at a glance whether a row was understood. */
const first: Record<ImportKind, ImportedColumn[]> = {
	people: ['email', 'profession', 'skills', 'place'],
	organisations: ['kind', 'industry', 'place', 'email'],
}

/** A row of a file: what was understood, what is wrong with it, and why the person is not invited. */
export function ImportedPerson({ kind, row }: { kind: ImportKind; row: PersonRow }) {
	const { t } = useTranslation()
	const { number, state, person, organisation, known, knownRow, mailedAt } = row
	const facts = factsOf(kind, row)
	const isFirst = (column: ImportedColumn) => first[kind].includes(column)
	const labelled = (notes: PersonRow['notes']) =>
		notes.map((note) => ({ ...note, label: columnName(kind, note.column) }))
	const place = t('fileImports.rowOf', { number })
	// Of a row with problems nothing is kept.
	const name = organisation?.name ?? (person && fullName(person))
	return (
		<Card as="article" gap={8}>
			<RowHeading
				title={name ?? place}
				text={[
					name && place,
					t(`peopleImports.rowStates.${known ? 'known' : state}`),
					mailedAt && t('peopleImports.mailedOn', { date: date(mailedAt) }),
				]
					.filter(Boolean)
					.join(' · ')}
				isBad={state === 'faulty'}
			/>
			{known && (
				<p style={{ color: 'var(--ink-soft)' }}>
					{known === 'row'
						? t('peopleImports.knownAs.row', { row: knownRow ?? '' })
						: t(`peopleImports.knownAs.${known}`)}
				</p>
			)}
			<RowNotes notes={labelled(row.problems)} isBad />
			{facts.length > 0 && (
				<Facts
					columns={1}
					facts={facts.filter(([column]) => isFirst(column)).map(([, label, value]) => [label, value])}
				/>
			)}
			<RowNotes notes={labelled(row.notes)} />
			{facts.length > 0 && (
				<details className={fold.fold}>
					<summary aria-label={t('fileImports.allOf', { number })}>{t('fileImports.allFields')}</summary>
					<Facts
						facts={facts.filter(([column]) => !isFirst(column)).map(([, label, value]) => [label, value])}
					/>
				</details>
			)}
		</Card>
	)
}

function factsOf(
	kind: ImportKind,
	{ person, organisation }: PersonRow,
): [ImportedColumn, string, ReactNode][] {
	if (kind === 'organisations') return organisation ? organisationFacts(organisation, person) : []
	return person ? personFacts(person) : []
}
