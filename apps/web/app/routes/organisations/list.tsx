import { OrganisationKind, listOrganisations } from '@profile-search/contract/organisations'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/list.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { ListFilter } from '../../ui/list-filter.tsx'
import { ListLine } from '../../ui/list-line.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Portrait } from '../../ui/portrait.tsx'

export const meta = () => [{ title: `${i18n.t('organisations.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const kind = OrganisationKind.safeParse(search.get('kind')).data
	const query = {
		page: search.get('page') ?? 1,
		words: search.get('words')?.slice(0, 120) ?? '',
		kind,
	}
	return { organisations: await load(args, listOrganisations, { query }) }
}

export default function EmployerList({ loaderData: { organisations } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const isFiltered = search.has('words') || search.has('kind')

	return (
		<Page
			title={t('organisations.title')}
			companion={t('organisations.companion')}
			lead={t('organisations.found', { count: organisations.total })}
		>
			<ListFilter
				placeholder={t('organisations.wordsPlaceholder')}
				action={t('organisations.show')}
				choice={{
					name: 'kind',
					label: t('organisation.kind'),
					any: t('organisations.anyKind'),
					options: OrganisationKind.options.map((kind) => (
						<option key={kind} value={kind}>
							{t(`values.organisationKind.${kind}`)}
						</option>
					)),
				}}
			/>
			{organisations.items.map(({ id, logo, name, kind, industry, size, place, openJobs }) => (
				<ListLine
					key={id}
					title={name}
					href={`/employer-details/${id}`}
					portrait={<Portrait image={logo} name={name} shape="square" size="small" />}
					texts={[
						[t(`values.organisationKind.${kind}`), industry].join(' · '),
						[place, t('organisations.people', { size })].filter(Boolean).join(' · '),
					]}
					facts={[
						openJobs > 0 ? t('organisations.openJobs', { count: openJobs }) : t('organisations.noOpenJobs'),
					]}
				/>
			))}
			{organisations.items.length === 0 && (
				<Notice title={t(isFiltered ? 'organisations.nothing' : 'organisations.nothingYet')}>
					{isFiltered && t('organisations.nothingText')}
				</Notice>
			)}
			<Pager page={organisations.page} pages={organisations.pages} />
		</Page>
	)
}
