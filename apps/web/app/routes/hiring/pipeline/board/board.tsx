import { listApplicants } from '@profile-search/contract/hiring/applicants'
import type { Input } from '@profile-search/contract/http/endpoint'
import { useCallback, useState } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'
import type { Route } from './+types/board.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardFilter } from './board-filter.tsx'
import classes from './board.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { firstStage, movesOf, type Card, type Decision, type Target } from './shape.ts'
import { useMoves } from './use-moves.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.board.job.title ?? i18n.t('pipeline.title')} · ${i18n.t('site.name')}` },
]

/** The filter from the address. Invalid values are passed on, since the contract refuses them. */
function filterOf(url: URL) {
	return Object.fromEntries(url.searchParams) as NonNullable<Input<typeof listApplicants>['query']>
}

export async function loader(args: Route.LoaderArgs) {
	const board = await load(args, listApplicants, {
		params: { jobId: args.params.jobId },
		query: filterOf(args.url),
	})
	return { board, search: args.url.searchParams.toString() }
}

/** The applicants a dialog is about, and the target status if it is decided. */
type Asking = { cards: readonly Card[]; to: Target | null }

export default function Pipeline({ loaderData: { board, search } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { applicationId } = useParams()
	const { job, counts, total, items, isLive } = board
	const { cards, move, refusals, forget } = useMoves(job.id, items)
	const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
	const [asking, setAsking] = useState<Asking | null>(null)
	const all = Object.values(counts).reduce((sum, each) => sum + (each ?? 0), 0)
	const chosen = cards.filter(({ id }) => chosenIds.has(id))

	const choose = useCallback(
		(ids: readonly string[], isChosen: boolean) =>
			setChosenIds((before) => {
				const rest = [...before].filter((id) => !ids.includes(id))
				return new Set(isChosen ? [...rest, ...ids] : rest)
			}),
		[],
	)
	const ask = useCallback((card: Card) => setAsking({ cards: [card], to: null }), [])
	/** A rejection needs a reason, so it opens a dialog; every other transition happens at once. */
	const drop = useCallback(
		(card: Card, to: Target) => {
			if (to === 'rejected') setAsking({ cards: [card], to })
			else void move([card], { to, reason: null, message: '' })
		},
		[move],
	)
	const decide = async (decision: Decision) => {
		if (!asking) return
		setAsking(null)
		setChosenIds(new Set())
		await move(asking.cards, decision)
	}

	return (
		<Page
			title={job.title}
			companion={t('pipeline.companion')}
			lead={leadOf(all, job.openings)}
			actions={
				<>
					<Button component={Link} to={`/job-figures/${job.id}`} variant="default">
						{t('pipeline.statistics')}
					</Button>
					<Button
						component="a"
						href={`/api/jobs/${job.id}/applications.csv?${search}`}
						download
						variant="default"
					>
						{t('pipeline.csv')}
					</Button>
					<Button component={Link} to={`/jobs/${job.id}`} variant="default">
						{t('pipeline.job')}
					</Button>
				</>
			}
		>
			{job.isBlind && (
				<div className={classes.blind}>
					<Notice title={t('pipeline.blind')}>{t('pipeline.blindText')}</Notice>
				</div>
			)}
			{all === 0 ? (
				<Notice
					title={t('pipeline.empty')}
					action={<Link to={`/matches?job=${job.id}`}>{t('pipeline.emptyWay')}</Link>}
				>
					{t('pipeline.emptyText')}
				</Notice>
			) : (
				<>
					<BoardFilter shown={total} all={all} isLive={isLive} />
					{refusals.length > 0 && (
						<div role="alert">
							<Notice
								tone="bad"
								title={t('pipeline.refused', { count: refusals.length })}
								action={
									<Button variant="subtle" onClick={forget}>
										{t('labels.close')}
									</Button>
								}
							>
								<ul>
									{refusals.map(({ name, message }) => (
										<li key={name}>
											{name}: {message}
										</li>
									))}
								</ul>
							</Notice>
						</div>
					)}
					{total === 0 ? (
						<Notice title={t('pipeline.noneFit')} action={<Link to="?">{t('lists.clear')}</Link>} />
					) : (
						<BoardColumns
							cards={cards}
							first={firstStage(counts)}
							openId={applicationId}
							chosen={chosenIds}
							onChoose={choose}
							onAsk={ask}
							onDrop={drop}
						/>
					)}
					<Pager page={board.page} pages={board.pages} />
				</>
			)}
			<BulkBar
				chosen={chosen}
				onMove={() => setAsking({ cards: chosen, to: null })}
				onClear={() => setChosenIds(new Set())}
			/>
			{asking && (
				<MoveDialog
					jobId={job.id}
					cards={asking.cards}
					to={asking.to}
					moves={movesOf(asking.cards)}
					onDecide={decide}
					onClose={() => setAsking(null)}
				/>
			)}
			<Outlet context={{ move, job }} />
		</Page>
	)
}

function leadOf(all: number, openings: number) {
	return i18n.t('pipeline.lead', {
		applications: i18n.t('pipeline.applications', { count: all, amount: count(all) }),
		openings: i18n.t('pipeline.openings', { count: openings }),
	})
}
