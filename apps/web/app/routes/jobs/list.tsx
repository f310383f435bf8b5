import { listJobs } from '@profile-search/contract/jobs'
import { listProfessions } from '@profile-search/contract/reference'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/list.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { JobLine } from '../../ui/job-line.tsx'
import { ListFilter, ProfessionOptions } from '../../ui/list-filter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'

export const meta = () => [{ title: `${i18n.t('jobs.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const [jobs, professions] = await Promise.all([
		load(args, listJobs, {
			query: {
				page: search.get('page') ?? 1,
				words: search.get('words')?.slice(0, 120) ?? '',
				professionId: search.get('professionId') || undefined,
			},
		}),
		load(args, listProfessions),
	])
	return { jobs, professions }
}

export default function Jobs({ loaderData: { jobs, professions } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const words = search.get('words') ?? ''
	const isFiltered = words !== '' || search.has('professionId')

	return (
		<Page
			title={t('jobs.title')}
			companion={t('jobs.companion')}
			lead={words ? t('jobs.foundFor', { count: jobs.total, words }) : t('jobs.found', { count: jobs.total })}
		>
			<ListFilter
				placeholder={t('jobs.wordsPlaceholder')}
				action={t('jobs.show')}
				choice={{
					name: 'professionId',
					label: t('jobs.profession'),
					any: t('jobs.anyProfession'),
					options: <ProfessionOptions professions={professions} />,
				}}
			/>
			{jobs.items.map((job) => (
				<JobLine key={job.id} heading="h2" job={job} href={`/jobs/${job.id}`} />
			))}
			{jobs.items.length === 0 && (
				<Notice title={t(isFiltered ? 'jobs.nothing' : 'jobs.nothingYet')}>
					{t(isFiltered ? 'jobs.nothingText' : 'jobs.nothingYetText')}
				</Notice>
			)}
			<Pager page={jobs.page} pages={jobs.pages} />
		</Page>
	)
}
