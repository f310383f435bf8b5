import {
	JobColumn,
	listJobImportRows,
	matchJobColumns,
	showJobImport,
} from '@profile-search/contract/hiring/drafts/job-imports'
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
import { ImportActions } from './import-actions.tsx'
import { type Import, useImportFacts } from './import-facts.ts'
import { ImportedRow } from './imported-row.tsx'

export const meta = () => [{ title: `${i18n.t('jobImports.title')} · ${i18n.t('site.name')}` }]

const filters = ['all', 'faulty', 'duplicates', 'kept'] as const

export async function loader(args: Route.LoaderArgs) {
	const { importId } = args.params
	const search = args.url.searchParams
	const only = filters.find((filter) => filter === search.get('only')) ?? 'all'
	const [found, rows] = await Promise.all([
		load(args, showJobImport, { params: { importId } }),
		load(args, listJobImportRows, { params: { importId }, query: { page: pageIn(search), only } }),
	])
	return { found, rows, only }
}

export default function JobImport({ loaderData: { found, rows, only } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const factsOf = useImportFacts()
	const author = found.by && t('fileImports.uploadedBy', { name: found.by })
	return (
		<Page
			title={found.fileName}
			lead={[author, moment(found.createdAt)].filter(Boolean).join(' · ')}
			width="narrow"
			actions={<Link to="/job-imports">{t('fileImports.back')}</Link>}
		>
			<div aria-live="polite">
				<Notice
					tone={stateTone[found.state]}
					title={t(`jobImports.states.${found.state}`)}
					action={
						(found.state === 'done' || found.state === 'undone') &&
						found.imported > 0 && (
							<Link to="/employer-dashboard?state=draft#jobs">{t('jobImports.toJobs')}</Link>
						)
					}
				>
					<p>{found.problem ?? factsOf(found).filter(Boolean).join(' · ')}</p>
					<Progress found={found} />
					{found.kept > 0 && <p>{t('jobImports.keptText', { count: found.kept })}</p>}
				</Notice>
			</div>
			<ImportActions found={found} />
			{found.state === 'ready' && (
				<ColumnsForm
					key={found.id}
					present={found.columns}
					choices={JobColumn.options}
					labelOf={(column) => t(`jobImports.columns.${column}`)}
					save={(columns) => send(matchJobColumns, { params: { importId: found.id }, body: { columns } })}
				/>
			)}
			{found.state !== 'failed' && found.state !== 'reading' && (
				<Section id="rows" title={t('fileImports.preview')}>
					<RowFilters
						filters={filters}
						only={only}
						amounts={{
							all: found.rows,
							faulty: found.faulty,
							duplicates: found.duplicates,
							kept: found.kept,
						}}
						labelOf={(filter) => t(`jobImports.only.${filter}`)}
					/>
					{rows.items.length === 0 && <p>{t('fileImports.noRows')}</p>}
					<Stack gap={12} mt={12}>
						{rows.items.map((row) => (
							<ImportedRow key={row.number} row={row} />
						))}
					</Stack>
					<Pager page={rows.page} pages={rows.pages} />
				</Section>
			)}
		</Page>
	)
}

function Progress({ found: { state, rows, checked, imported, faulty, undone, kept } }: { found: Import }) {
	if (state === 'reading') return <ImportProgress isChecking done={checked} all={rows} />
	if (state === 'importing') return <ImportProgress isChecking={false} done={imported} all={rows - faulty} />
	if (state === 'undoing') return <ImportProgress isChecking={false} done={undone + kept} all={imported} />
	return null
}
