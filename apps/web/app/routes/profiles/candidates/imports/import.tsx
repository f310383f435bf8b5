import { OrganisationColumn } from '@profile-search/contract/profiles/imports/organisations'
import {
	type ImportedColumn,
	PersonColumn,
	listPersonRows,
	matchPersonColumns,
	showPeopleImport,
} from '@profile-search/contract/profiles/imports/people'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ColumnsForm } from '#ui/imports/columns-form.tsx'
import { ImportProgress } from '#ui/imports/import-progress.tsx'
import { RowFilters } from '#ui/imports/row-filters.tsx'
import { stateTone } from '#ui/imports/state-tone.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/import.ts'
import { columnName } from './column-name.ts'
import { ImportActions } from './import-actions.tsx'
import { type Import, useImportFacts } from './import-facts.ts'
import { ImportedPerson } from './imported-person.tsx'

export const meta = () => [{ title: `${i18n.t('peopleImports.title')} · ${i18n.t('site.name')}` }]

const filters = ['all', 'faulty', 'duplicates', 'invited'] as const

export async function loader(args: Route.LoaderArgs) {
	const { importId } = args.params
	const search = args.url.searchParams
	const only = filters.find((filter) => filter === search.get('only')) ?? 'all'
	const [found, rows] = await Promise.all([
		load(args, showPeopleImport, { params: { importId } }),
		load(args, listPersonRows, { params: { importId }, query: { page: pageIn(search), only } }),
	])
	return { found, rows, only }
}

export default function PeopleImport({ loaderData: { found, rows, only } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const factsOf = useImportFacts()
	const kind = t(`peopleImports.kinds.${found.kind}`)
	const author = found.by && t('fileImports.uploadedBy', { name: found.by })
	const open = found.invited - found.accepted - found.declined - found.undone
	return (
		<Page
			title={found.fileName}
			lead={[kind, author, moment(found.createdAt)].filter(Boolean).join(' · ')}
			width="narrow"
			actions={<Link to="/admin/people-imports">{t('fileImports.back')}</Link>}
		>
			<div aria-live="polite">
				<Notice tone={stateTone[found.state]} title={t(`peopleImports.states.${found.state}`)}>
					<p>{found.problem ?? factsOf(found).join(' · ')}</p>
					{found.source && <p>{t('peopleImports.givenBy', { source: found.source })}</p>}
					<Progress found={found} />
				</Notice>
			</div>
			<ImportActions key={found.state} found={found} />
			{found.state === 'ready' && (
				<ColumnsForm
					key={found.id}
					present={found.columns}
					choices={columns[found.kind]}
					labelOf={(column) => columnName(found.kind, column)}
					save={(columns) => send(matchPersonColumns, { params: { importId: found.id }, body: { columns } })}
				/>
			)}
			{found.state !== 'failed' && found.state !== 'reading' && found.state !== 'undone' && (
				<Section id="rows" title={t('fileImports.preview')}>
					<RowFilters
						filters={filters}
						only={only}
						amounts={{
							all: found.rows - found.accepted - found.declined,
							faulty: found.faulty,
							duplicates: found.duplicates,
							invited: Math.max(0, open),
						}}
						labelOf={(filter) => t(`peopleImports.only.${filter}`)}
					/>
					{rows.items.length === 0 && <p>{t('fileImports.noRows')}</p>}
					<Stack gap={12} mt={12}>
						{rows.items.map((row) => (
							<ImportedPerson key={row.number} kind={found.kind} row={row} />
						))}
					</Stack>
					<Pager page={rows.page} pages={rows.pages} />
				</Section>
			)}
		</Page>
	)
}

const columns: Record<Import['kind'], readonly ImportedColumn[]> = {
	people: PersonColumn.options,
	organisations: OrganisationColumn.options,
}

function Progress({ found: { state, rows, checked, faulty, duplicates, invited } }: { found: Import }) {
	if (state === 'reading') return <ImportProgress isChecking done={checked} all={rows} />
	if (state !== 'importing') return null
	return <ImportProgress isChecking={false} done={invited} all={rows - faulty - duplicates} />
}
