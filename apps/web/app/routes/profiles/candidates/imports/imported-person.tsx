import type { Details } from '@profile-search/contract/http/endpoint'
import type { PersonColumn, listPersonRows } from '@profile-search/contract/profiles/imports/people'
import { useTranslation } from '#text/use-translation.ts'
import { RowHeading } from '#ui/imports/row-heading.tsx'
import { RowNotes } from '#ui/imports/row-notes.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { date } from '#ui/text/amounts.ts'
import fold from '#ui/layout/fold.module.css'
import { personFacts } from './person-facts.tsx'

type PersonRow = Details<typeof listPersonRows>['items'][number]

/** The parts that tell at a glance whether a row was understood. */
const first: PersonColumn[] = ['email', 'profession', 'skills', 'place']

/** A row of a file of people: what was understood, what is wrong with it, and why the person is not invited. */
export function ImportedPerson({ row }: { row: PersonRow }) {
	const { t } = useTranslation()
	const { number, state, person, known, knownRow, mailedAt } = row
	const facts = person ? personFacts(person) : []
	const labelled = (notes: PersonRow['notes']) =>
		notes.map((note) => ({ ...note, label: t(`peopleImports.columns.${note.column}`) }))
	return (
		<Card as="article" gap={8}>
			<RowHeading
				title={person ? `${person.firstName} ${person.lastName}` : t('peopleImports.noName')}
				text={[
					t('fileImports.rowOf', { number }),
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
			{person && (
				<Facts
					columns={1}
					facts={facts.filter(([column]) => first.includes(column)).map(([, label, value]) => [label, value])}
				/>
			)}
			<RowNotes notes={labelled(row.notes)} />
			{person && (
				<details className={fold.fold}>
					<summary aria-label={t('fileImports.allOf', { number })}>{t('fileImports.allFields')}</summary>
					<Facts
						facts={facts
							.filter(([column]) => !first.includes(column))
							.map(([, label, value]) => [label, value])}
					/>
				</details>
			)}
		</Card>
	)
}
