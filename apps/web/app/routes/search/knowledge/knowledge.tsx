import { KnowledgeView, listKnowledge } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/knowledge.ts'
import { AddKnowledge } from './add-knowledge.tsx'
import { subjectOf, usesText } from './knowledge-text.ts'
import { TypedSkill } from './typed-skill.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${i18n.t(`knowledge.${loaderData?.subject ?? 'skills'}`)} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const subject = subjectOf(args.url)
	const search = args.url.searchParams
	const view = KnowledgeView.safeParse(search.get('view')).data ?? 'known'
	const query = { view, query: search.get('query') ?? '', page: pageIn(search) }
	return { subject, view, list: await load(args, listKnowledge, { params: { subject }, query }) }
}

export default function Knowledge({ loaderData: { subject, view, list } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const [isAdding, setAdding] = useState(false)
	const query = search.get('query') ?? ''

	return (
		<Page
			title={t(`knowledge.${subject}`)}
			companion={t(`knowledge.companion.${subject}`)}
			lead={t(`knowledge.lead.${subject}`)}
			actions={
				<>
					<Link to="/admin">{t('adminArea.back')}</Link>
					<Button onClick={() => setAdding(true)}>{t(`knowledge.add.${subject}`)}</Button>
				</>
			}
		>
			{subject === 'skills' && (
				<Views label={t('knowledge.viewLabel')}>
					{KnowledgeView.options.map((each) => (
						<ViewLink
							key={each}
							to={each === 'known' ? '?' : `?view=${each}`}
							isShown={each === view}
							amount={list.counts[each]}
						>
							{t(`knowledge.views.${each}`)}
						</ViewLink>
					))}
				</Views>
			)}
			<ListFilter
				placeholder={t('knowledge.searchPlaceholder')}
				action={t('adminArea.filter')}
				kept={view === 'known' ? {} : { view }}
			/>
			{list.items.length === 0 && (
				<Notice title={t(query ? 'knowledge.nothingFound' : `knowledge.none.${view}`)}>
					{t(query ? 'knowledge.nothingFoundText' : `knowledge.noneText.${view}`)}
				</Notice>
			)}
			{list.items.map((item) =>
				view === 'known' ? (
					<ListLine
						key={item.id}
						title={item.name}
						href={`/admin/${subject}/${item.id}`}
						texts={[item.field]}
						facts={usesText(item)}
					/>
				) : (
					<TypedSkill key={item.id} skill={item} fields={list.fields} isIgnored={view === 'ignored'} />
				),
			)}
			<Pager page={list.page} pages={list.pages} />
			<AddKnowledge
				subject={subject}
				fields={list.fields}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
			/>
		</Page>
	)
}
