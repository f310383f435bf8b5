import type { Details } from '@profile-search/contract/http/endpoint'
import { GrievanceView, listGrievances } from '@profile-search/contract/trust/grievance-answers'
import { GrievanceKind, isAnswered } from '@profile-search/contract/trust/grievance-values'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { clockText } from '#features/trust/grievances/clock.tsx'
import { useNow } from '#features/trust/grievances/use-now.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { WorkLine } from '#ui/line/work-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/grievances.ts'

export const meta = () => [{ title: `${i18n.t('adminArea.grievances')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const view = GrievanceView.safeParse(search.get('view')).data ?? 'open'
	const kind = GrievanceKind.safeParse(search.get('kind')).data
	const list = await load(args, listGrievances, {
		query: { view, kind, query: search.get('query') ?? '', page: pageIn(search) },
	})
	return { list, view }
}

export default function Grievances({ loaderData: { list, view } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const now = useNow(list.asOf)
	const [search] = useSearchParams()
	const to = (shown: GrievanceView) => {
		const query = new URLSearchParams(search)
		query.delete('page')
		if (shown === 'open') query.delete('view')
		else query.set('view', shown)
		return `?${query}`
	}
	return (
		<Page
			title={t('adminArea.grievances')}
			companion={t('grievance.companion')}
			lead={t('adminArea.queueLead', { count: list.counts.open })}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<Views label={t('adminArea.viewLabel')}>
				{GrievanceView.options.map((each) => (
					<ViewLink
						key={each}
						to={to(each)}
						isShown={each === view}
						amount={list.counts[each]}
						isLate={each === 'overdue'}
					>
						{t(`adminArea.views.${each}`)}
					</ViewLink>
				))}
			</Views>
			<ListFilter
				placeholder={t('adminArea.searchPlaceholder')}
				action={t('adminArea.filter')}
				choice={{
					name: 'kind',
					label: t('adminArea.kind'),
					any: t('adminArea.anyKind'),
					options: GrievanceKind.options.map((kind) => (
						<option key={kind} value={kind}>
							{t(`grievance.kinds.${kind}`)}
						</option>
					)),
				}}
				kept={view === 'open' ? {} : { view }}
			/>
			{list.items.length === 0 && <Notice title={t('adminArea.none')}>{t('adminArea.noneText')}</Notice>}
			<ul>
				{list.items.map((card) => (
					<Line key={card.id} card={card} now={now} />
				))}
			</ul>
			<Pager page={list.page} pages={list.pages} />
		</Page>
	)
}

type Card = Details<typeof listGrievances>['items'][number]

/** A grievance in the queue, with its next deadline. */
function Line({ card, now }: { card: Card; now: Date }) {
	const { t } = useTranslation()
	const isOver = isAnswered(card.status)
	const isAcknowledged = card.acknowledgedAt !== null
	const clock = isAcknowledged
		? { startedAt: card.clockStartedAt, dueAt: card.resolveDueAt }
		: { startedAt: card.filedAt, dueAt: card.acknowledgeDueAt }
	const { state, time, name } = clockText(clock, now)
	return (
		<WorkLine
			state={isOver ? undefined : state}
			quote={card.message}
			side={
				<>
					{isOver ? (
						<p>{t(`grievance.status.${card.status}`)}</p>
					) : (
						<>
							<p>
								{t(isAcknowledged ? 'grievance.clock.resolve' : 'grievance.clock.acknowledge')}: {time}
							</p>
							<p>
								{name} · {t('grievance.clock.by', { moment: moment(clock.dueAt) })}
							</p>
						</>
					)}
					<p>
						{card.assigneeName
							? t('adminArea.assignedTo', { name: card.assigneeName })
							: t('adminArea.unassigned')}
					</p>
				</>
			}
		>
			<h2>
				<LineLink to={`/admin/grievances/${card.id}`}>{t(`grievance.kinds.${card.kind}`)}</LineLink>
			</h2>
			<p>
				{card.number} · {card.name} · {t(`grievance.status.${card.status}`)}
			</p>
		</WorkLine>
	)
}
