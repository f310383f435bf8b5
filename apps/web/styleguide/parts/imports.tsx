import { ColumnsForm } from '#ui/imports/columns-form.tsx'
import { ExportLine } from '#ui/imports/export-line.tsx'
import { FileField } from '#ui/imports/file-field.tsx'
import { FileUpload } from '#ui/imports/file-upload.tsx'
import { ImportProgress } from '#ui/imports/import-progress.tsx'
import { RowFilters } from '#ui/imports/row-filters.tsx'
import { RowHeading } from '#ui/imports/row-heading.tsx'
import { RowNotes } from '#ui/imports/row-notes.tsx'
import { nothing, type Room, succeed } from '../part.ts'

const labels = { all: 'All', faulty: 'To fix' }

export const imports: Room = {
	name: 'imports',
	parts: [
		{
			name: 'ColumnsForm',
			shows: [ColumnsForm],
			states: {
				'one recognised, one not': (
					<ColumnsForm
						present={[
							{ name: 'Title', column: 'title' },
							{ name: 'Shoe size', column: null },
						]}
						choices={['title', 'town']}
						labelOf={(column) => ({ title: 'Title', town: 'Town' })[column]}
						save={succeed}
					/>
				),
			},
		},
		{
			name: 'ExportLine',
			shows: [ExportLine],
			states: {
				'two kinds of files': <ExportLine title="People" text="Everyone in one table." address="/people" />,
			},
		},
		{
			name: 'FileField',
			shows: [FileField],
			states: {
				'to choose': <FileField label="A table" help="CSV or Excel." isBusy={false} onChoose={nothing} />,
				busy: <FileField label="A large table" help="CSV or Excel." isBusy onChoose={nothing} />,
			},
		},
		{
			name: 'FileUpload',
			shows: [FileUpload],
			states: { 'to choose': <FileUpload upload={async () => undefined} /> },
		},
		{
			name: 'ImportProgress',
			shows: [ImportProgress],
			states: {
				checking: <ImportProgress isChecking done={250} all={1000} />,
				importing: <ImportProgress isChecking={false} done={750} all={1000} />,
			},
		},
		{
			name: 'RowFilters',
			shows: [RowFilters],
			states: {
				'all rows': (
					<RowFilters
						filters={['all', 'faulty']}
						only="all"
						amounts={{ all: 120, faulty: 3 }}
						labelOf={(filter) => labels[filter]}
					/>
				),
			},
		},
		{
			name: 'RowHeading',
			shows: [RowHeading],
			states: {
				fine: <RowHeading title="Night nurse" text="Row 2 · Ready" isBad={false} />,
				'to fix': <RowHeading title="Cook" text="Row 3 · To fix" isBad />,
			},
		},
		{
			name: 'RowNotes',
			shows: [RowNotes],
			states: {
				notes: (
					<RowNotes notes={[{ label: 'Skills', value: '', message: '“Kite flying” is a new skill.' }]} />
				),
				problems: (
					<RowNotes
						isBad
						notes={[{ label: 'Pay from', value: 'plenty', message: 'Please enter a number, such as 25000.' }]}
					/>
				),
			},
		},
	],
}
