import type { Details } from '@profile-search/contract/http/endpoint'
import { CaseView, listCases } from '@profile-search/contract/trust/moderation'
import { ReportKind, ReportReason } from '@profile-search/contract/trust/reports'
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
import type { Route } from './+types/reports.ts'

export const meta = () => [{ title: `${i18n.t('moderation.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const view = CaseView.safeParse(search.get('view')).data ?? 'open'
	const kind = ReportKind.safeParse(search.get('kind')).data
	const reason = ReportReason.safeParse(search.get('reason')).data
	const list = await load(args, listCases, { query: { view, kind, reason, page: pageIn(search) } })
	return { list, view, kind, reason }
}

type Chosen = { view?: CaseView; kind?: ReportKind | undefined; reason?: ReportReason | undefined }

export default function Reports({ loaderData: { list, ...now } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const to = (chosen: Chosen) => {
		const query = Object.entries({ ...now, ...chosen }).flatMap(([name, value]) =>
			value ? [[name, value]] : [],
		)
		return `?${new URLSearchParams(query)}`
	}
	const mark = (is: boolean) => (is ? ('page' as const) : undefined)
	return (
		<Page
			title={t('moderation.title')}
			companion={t('moderation.companion')}
			lead={t('moderation.lead', { count: list.counts.open })}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<Views label={t('moderation.viewLabel')}>
				{CaseView.options.map((view) => (
					<ViewLink key={view} to={to({ view })} isShown={view === now.view} amount={list.counts[view]}>
						{t(`moderation.views.${view}`)}
					</ViewLink>
				))}
			</Views>
			<FilterLinks label={t('moderation.kindLabel')}>
				<Link to={to({ kind: undefined })} aria-current={mark(!now.kind)}>
					{t('moderation.anyKind')}
				</Link>
				{ReportKind.options.map((kind) => (
					<Link key={kind} to={to({ kind })} aria-current={mark(kind === now.kind)}>
						{t(`moderation.kinds.${kind}`)}
					</Link>
				))}
			</FilterLinks>
			<FilterLinks label={t('moderation.reasonLabel')}>
				<Link to={to({ reason: undefined })} aria-current={mark(!now.reason)}>
					{t('moderation.anyReason')}
				</Link>
				{ReportReason.options.map((reason) => (
					<Link key={reason} to={to({ reason })} aria-current={mark(reason === now.reason)}>
						{t(`moderation.reasons.${reason}`)}
					</Link>
				))}
			</FilterLinks>
			{list.suspensions.map(({ accountId, name, strikes }) => (
				<Notice
					key={accountId}
					tone="bad"
					title={t('moderation.proposed', { name, count: strikes })}
					action={<Link to={`/admin/accounts/${accountId}`}>{t('moderation.toAccount')}</Link>}
				>
					{t('moderation.proposedText')}
				</Notice>
			))}
			{list.items.length === 0 && <Notice title={t('moderation.none')}>{t('moderation.noneText')}</Notice>}
			<ul>
				{list.items.map((card) => (
					<Line key={card.id} card={card} />
				))}
			</ul>
			<Pager page={list.page} pages={list.pages} />
		</Page>
	)
}

/** The urgency of a case: it waited too long, has a reply, or is frozen meanwhile. */
function pressing({ escalatedAt, state }: Pick<Card, 'escalatedAt' | 'state'>) {
	if (escalatedAt) return 'overdue'
	if (state === 'mended' || state === 'disputed') return 'soon'
	return state === 'frozen' ? 'calm' : undefined
}

type Card = Details<typeof listCases>['items'][number]

/** All reports about one thing. */
function Line({ card }: { card: Card }) {
	const { t } = useTranslation()
	const { id, subjectKind, title, ownerName, state, weight, reports, reasons, openedAt, changedAt } = card
	return (
		<WorkLine
			state={pressing(card)}
			side={
				<>
					<p>{card.escalatedAt ? t('moderation.escalated') : t(`moderation.states.${state}`)}</p>
					<p>
						{t('moderation.amount', { count: reports })} ·{' '}
						{t('moderation.weight', { weight: weight.toFixed(1) })}
					</p>
					<p>{moment(state === 'reported' ? openedAt : changedAt)}</p>
				</>
			}
		>
			<h2>
				<LineLink to={`/admin/reports/${id}`}>{title || t(`moderation.kinds.${subjectKind}`)}</LineLink>
			</h2>
			<p>
				{t(`reports.kinds.${subjectKind}`)}
				{subjectKind !== 'person' && ` · ${t('moderation.of', { name: ownerName })}`}
			</p>
			<p>{reasons.map((reason) => t(`moderation.reasons.${reason}`)).join(' · ')}</p>
		</WorkLine>
	)
}
