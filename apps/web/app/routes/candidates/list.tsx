import { listCandidates } from '@profile-search/contract/candidates'
import { listProfessions } from '@profile-search/contract/reference'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/list.ts'
import { load } from '../../api.ts'
import { useVisitor } from '../../frame/use-visitor.ts'
import { i18n } from '../../text/i18n.ts'
import { duration } from '../../ui/amounts.ts'
import { ListFilter, ProfessionOptions } from '../../ui/list-filter.tsx'
import { ListLine } from '../../ui/list-line.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'

export const meta = () => [{ title: `${i18n.t('people.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const [people, professions] = await Promise.all([
		load(args, listCandidates, {
			query: {
				page: search.get('page') ?? 1,
				words: search.get('words')?.slice(0, 120) ?? '',
				professionId: search.get('professionId') || undefined,
			},
		}),
		load(args, listProfessions),
	])
	return { people, professions }
}

export default function EmployeeList({ loaderData: { people, professions } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const [search] = useSearchParams()
	const isFiltered = search.has('words') || search.has('professionId')

	return (
		<Page
			title={t('people.title')}
			companion={t('people.companion')}
			lead={`${t('people.found', { count: people.total })}. ${visitor ? '' : t('people.visitor')}`}
		>
			<ListFilter
				placeholder={t('people.wordsPlaceholder')}
				action={t('people.show')}
				choice={{
					name: 'professionId',
					label: t('jobs.profession'),
					any: t('jobs.anyProfession'),
					options: <ProfessionOptions professions={professions} />,
				}}
			/>
			{people.items.map(
				({ id, firstName, lastName, headline, profession, place, experienceMonths, skills }) => (
					<ListLine
						key={id}
						title={`${firstName} ${lastName}`}
						href={`/employee-details/${id}`}
						texts={[headline, skills.join(', ')]}
						facts={[
							profession,
							[experienceMonths === null ? '' : duration(experienceMonths), place]
								.filter(Boolean)
								.join(' · '),
						]}
					/>
				),
			)}
			{people.items.length === 0 && (
				<Notice title={t(isFiltered ? 'people.nothing' : 'people.nothingYet')}>
					{t(isFiltered ? 'people.nothingText' : 'people.visitor')}
				</Notice>
			)}
			<Pager page={people.page} pages={people.pages} />
		</Page>
	)
}
