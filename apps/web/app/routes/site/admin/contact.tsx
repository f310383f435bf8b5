import { ContactStatus, ContactTopic, listContactMessages } from '@profile-search/contract/site/contact'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { WorkLine } from '#ui/line/work-line.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/contact.ts'

export const meta = () => [{ title: `${i18n.t('adminArea.contact')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const status = ContactStatus.safeParse(search.get('status')).data ?? 'open'
	const topic = ContactTopic.safeParse(search.get('topic')).data
	const list = await load(args, listContactMessages, {
		query: { status, topic, page: pageIn(search) },
	})
	return { list, status, topic }
}

export default function Messages({ loaderData: { list, status, topic } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const to = (chosen: { status?: ContactStatus; topic?: ContactTopic | undefined }) => {
		const query = Object.entries({ status, topic, ...chosen }).flatMap(([name, value]) =>
			value ? [[name, value]] : [],
		)
		return `?${new URLSearchParams(query)}`
	}
	return (
		<Page
			title={t('adminArea.contact')}
			companion={t('contact.companion')}
			lead={t('adminArea.messagesLead', { count: list.counts.open })}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<Views label={t('adminArea.messageViewLabel')}>
				{ContactStatus.options.map((each) => (
					<ViewLink key={each} to={to({ status: each })} isShown={each === status} amount={list.counts[each]}>
						{t(`adminArea.messageViews.${each}`)}
					</ViewLink>
				))}
			</Views>
			<FilterLinks label={t('contact.topic')}>
				<Link to={to({ topic: undefined })} aria-current={topic ? undefined : 'page'}>
					{t('adminArea.anyTopic')}
				</Link>
				{ContactTopic.options.map((each) => (
					<Link key={each} to={to({ topic: each })} aria-current={each === topic ? 'page' : undefined}>
						{t(`contact.topics.${each}`)}
					</Link>
				))}
			</FilterLinks>
			{list.items.length === 0 && (
				<Notice title={t('adminArea.noMessages')}>{t('adminArea.noMessagesText')}</Notice>
			)}
			<ul>
				{list.items.map((card) => (
					<WorkLine
						key={card.id}
						quote={card.message}
						side={
							<>
								<p>{t(`contact.topics.${card.topic}`)}</p>
								<p>{moment(card.createdAt)}</p>
								<p>{card.number}</p>
							</>
						}
					>
						<h2>
							<LineLink to={`/admin/contact/${card.id}`}>{card.name}</LineLink>
						</h2>
					</WorkLine>
				))}
			</ul>
			<Pager page={list.page} pages={list.pages} />
		</Page>
	)
}
