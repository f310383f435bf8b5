import { Progress } from '@mantine/core'
import { listJobImportRows, showJobImport } from '@profile-search/contract/hiring/drafts/job-imports'
import { useEffect } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/import.ts'
import { ColumnsForm } from './columns-form.tsx'
import { ImportActions } from './import-actions.tsx'
import { type Import, isUnderWay, useImportFacts } from './import-facts.ts'
import { ImportedRow } from './imported-row.tsx'

export const meta = () => [{ title: `${i18n.t('jobImports.title')} · ${i18n.t('site.name')}` }]

const filters = ['all', 'faulty', 'duplicates', 'kept'] as const
const pollMs = 1500

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
	const { revalidate } = useRevalidator()
	const factsOf = useImportFacts()
	const isBusy = isUnderWay(found)

	useEffect(() => {
		if (!isBusy) return
		const poll = setInterval(() => void revalidate(), pollMs)
		return () => clearInterval(poll)
	}, [isBusy, revalidate])

	const author = found.by && t('jobImports.uploadedBy', { name: found.by })
	return (
		<Page
			title={found.fileName}
			lead={[author, moment(found.createdAt)].filter(Boolean).join(' · ')}
			width="narrow"
			actions={<Link to="/job-imports">{t('jobImports.back')}</Link>}
		>
			<div aria-live="polite">
				<Notice
					tone={tones[found.state]}
					title={t(`jobImports.states.${found.state}`)}
					action={
						(found.state === 'done' || found.state === 'undone') &&
						found.imported > 0 && (
							<Link to="/employer-dashboard?state=draft#jobs">{t('jobImports.toJobs')}</Link>
						)
					}
				>
					<p>{found.problem ?? factsOf(found).filter(Boolean).join(' · ')}</p>
					{isBusy && <ImportProgress found={found} />}
					{found.kept > 0 && <p>{t('jobImports.keptText', { count: found.kept })}</p>}
				</Notice>
			</div>
			<ImportActions found={found} />
			{found.state === 'ready' && <ColumnsForm key={found.id} found={found} />}
			{found.state !== 'failed' && found.state !== 'reading' && (
				<Section id="rows" title={t('jobImports.preview')}>
					<Filters found={found} only={only} />
					{rows.items.length === 0 && <p>{t('jobImports.noRows')}</p>}
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

const tones = {
	reading: 'wait',
	ready: 'plain',
	importing: 'wait',
	stopped: 'wait',
	done: 'good',
	undoing: 'wait',
	undone: 'plain',
	failed: 'bad',
} as const

function ImportProgress({
	found: { state, rows, checked, imported, faulty, undone, kept },
}: {
	found: Import
}) {
	const { t } = useTranslation()
	const [done, all] =
		state === 'reading'
			? [checked, rows]
			: state === 'importing'
				? [imported, rows - faulty]
				: [undone + kept, imported]
	const values = { done: count(done), all: all > 0 ? count(all) : '…' }
	return (
		<>
			<p>{t(state === 'reading' ? 'jobImports.checked' : 'jobImports.doneOf', values)}</p>
			<Progress value={all > 0 ? (done * 100) / all : 0} aria-label={t('jobImports.progress')} />
		</>
	)
}

function Filters({ found, only }: { found: Import; only: (typeof filters)[number] }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const amounts = { all: found.rows, faulty: found.faulty, duplicates: found.duplicates, kept: found.kept }
	const hrefOf = (filter: string) => {
		const address = new URLSearchParams(search)
		address.delete('page')
		address.set('only', filter)
		return `?${address}#rows`
	}
	return (
		<FilterLinks label={t('jobImports.preview')}>
			{filters
				.filter((filter) => filter === 'all' || filter === only || amounts[filter] > 0)
				.map((filter) => (
					<Link
						key={filter}
						to={hrefOf(filter)}
						aria-current={filter === only ? 'page' : undefined}
						preventScrollReset
					>
						{t(`jobImports.only.${filter}`)} {count(amounts[filter])}
					</Link>
				))}
		</FilterLinks>
	)
}
