import type { Details } from '@profile-search/contract/http/endpoint'
import { showCase } from '@profile-search/contract/trust/moderation'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Quotation, Thread } from '#ui/page/thread.tsx'
import { WithAside } from '#ui/page/with-aside.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/report.ts'
import { Ruling } from './ruling.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => [
	{ title: `${loaderData?.title || i18n.t('moderation.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showCase, { params: { caseId: args.params.caseId } })
}

export default function Report({ loaderData: found }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { subjectKind, state, title, context, ownerMessage, answeredAt, rulingMessage, history } = found
	const answers = history.filter(({ action }) => action === 'case_mended' || action === 'case_disputed')
	const isMended = answers.at(-1)?.action === 'case_mended'
	return (
		<Page
			title={title || t(`moderation.kinds.${subjectKind}`)}
			companion={t('moderation.companion')}
			lead={[
				t(`reports.kinds.${subjectKind}`),
				t(`moderation.states.${state}`),
				t('moderation.amount', { count: found.reports }),
				t('moderation.weight', { weight: found.weight.toFixed(1) }),
			].join(' · ')}
			actions={<Link to="/admin/reports">{t('moderation.title')}</Link>}
		>
			{found.escalatedAt && (
				<Notice tone="bad" title={t('moderation.escalated')}>
					{t('moderation.escalatedText', { moment: moment(found.escalatedAt) })}
				</Notice>
			)}
			<WithAside
				aside={
					<>
						<Ruling found={found} />
						<Owner found={found} />
					</>
				}
			>
				{ownerMessage && answeredAt && (
					<Section title={t(isMended ? 'moderation.mended' : 'moderation.disputed')}>
						<p>{moment(answeredAt)}</p>
						<Quotation>{ownerMessage}</Quotation>
					</Section>
				)}
				<Section
					title={t('moderation.about')}
					aside={context.page && <Link to={`/${context.page}`}>{t('moderation.look')}</Link>}
				>
					<Context context={context} />
				</Section>
				<Section title={t('moderation.whoReported')}>
					<p style={{ marginBottom: 'var(--gap-16)' }}>{t('moderation.whoReportedText')}</p>
					<Thread as="ul">
						{found.reported.map((report) => (
							<Reported key={report.id} report={report} />
						))}
					</Thread>
				</Section>
				<Section title={t('moderation.history')}>
					<ul>
						<li>
							{t('moderation.opened')} · {moment(found.openedAt)}
						</li>
						{history.map(({ action, actorName, at }) => (
							<li key={`${action}${at}`}>
								{t(`approvals.actions.${action}`)} · {actorName ?? t('moderation.portal')} · {moment(at)}
							</li>
						))}
					</ul>
					{rulingMessage && <Quotation>{rulingMessage}</Quotation>}
				</Section>
			</WithAside>
		</Page>
	)
}

type Found = Details<typeof showCase>

function Context({ context: { texts, thread } }: { context: Found['context'] }) {
	const { t } = useTranslation()
	if (thread.length > 0)
		return (
			<Thread>
				{thread.map(({ id, authorName, text, sentAt, isReported }) => (
					<li key={id} data-answer={isReported || undefined}>
						<p>
							{authorName ?? t('messages.gone')} · {moment(sentAt)}
							{isReported && ` · ${t('moderation.reportedMessage')}`}
						</p>
						<Quotation>{text || t('moderation.noText')}</Quotation>
					</li>
				))}
			</Thread>
		)
	if (texts.length === 0) return <p>{t('moderation.noText')}</p>
	return (
		<Stack gap={16}>
			{texts.map((text) => (
				<Quotation key={text}>{text}</Quotation>
			))}
		</Stack>
	)
}

function Reported({ report }: { report: Found['reported'][number] }) {
	const { t } = useTranslation()
	const { reporterName, weight, isFresh, network, reason, comment, reportedAt } = report
	return (
		<li>
			<p>
				{[
					reporterName,
					t('moderation.weight', { weight: weight.toFixed(1) }),
					isFresh && t('moderation.fresh'),
					network && t('moderation.network', { number: network }),
					moment(reportedAt),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<Quotation>{[t(`reports.reasons.${reason}`), comment].filter(Boolean).join(': ')}</Quotation>
		</li>
	)
}

/** The owner, their strikes, and earlier cases. */
function Owner({ found: { ownerId, ownerName, strikes, earlier } }: { found: Found }) {
	const { t } = useTranslation()
	return (
		<section>
			<Facts
				columns={1}
				facts={[
					[
						t('moderation.owner'),
						<Link key="owner" to={`/admin/accounts/${ownerId}`}>
							{ownerName}
						</Link>,
					],
					[t('moderation.strikes'), t('moderation.strikesOf', { count: strikes })],
					[
						t('moderation.earlier'),
						earlier.length === 0 ? (
							t('moderation.noEarlier')
						) : (
							<ul key="earlier">
								{earlier.map((one) => (
									<li key={one.id}>
										<Link to={`/admin/reports/${one.id}`}>
											{one.title || t(`moderation.kinds.${one.subjectKind}`)}
										</Link>{' '}
										{t(`moderation.states.${one.state}`)}, {date(one.changedAt)}
									</li>
								))}
							</ul>
						),
					],
				]}
			/>
		</section>
	)
}
