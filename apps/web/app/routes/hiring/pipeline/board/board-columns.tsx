import { DragDropContext, type DragStart, type DropResult, type ResponderProvided } from '@hello-pangea/dnd'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import { NonceContext } from '#ui/theme/nonce.ts'
import { BoardColumn } from './board-column.tsx'
import classes from './board.module.css'
import { ends, isTarget, stages, type Card, type Target } from './shape.ts'

type Stage = (typeof stages)[number]
type Props = {
	cards: readonly Card[]
	/** The stage to show first where only one is shown at a time. */
	first: Stage
	openId: string | undefined
	chosen: ReadonlySet<string>
	onChoose: (ids: readonly string[], isChosen: boolean) => void
	onAsk: (card: Card) => void
	onDrop: (card: Card, to: Target) => void
}

/** A column for each stage, best match first. On small screens one stage at a time. */
export function BoardColumns({ cards, first, openId, chosen, onChoose, onAsk, onDrop }: Props) {
	const { t } = useTranslation()
	const [stage, setStage] = useState<Stage>(first)
	const [dragged, setDragged] = useState<Card | null>(null)
	// Folded columns must not be drop targets.
	const [isEndedOpen, setEndedOpen] = useState(false)
	const dropped = useRef<{ id: string; to: Target } | null>(null)
	const columns = useMemo(() => columnsOf(cards), [cards])

	// The card is in another column now; the keyboard focus follows it.
	useEffect(() => {
		if (!dropped.current || dragged) return
		const { id, to } = dropped.current
		const grip = document.querySelector<HTMLElement>(`[data-stage="${to}"] #grip-${CSS.escape(id)}`)
		if (!grip) return
		grip.focus()
		dropped.current = null
	})

	const find = (id: string) => cards.find((card) => card.id === id) ?? null
	const nameOf = (droppableId: string) => t(`pipeline.stages.${statusOf(droppableId)}`)
	const start = ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
		const card = find(draggableId)
		setDragged(card)
		const places = movesIn(card).map((to) => t(`pipeline.stages.${to}`))
		announce(
			t('pipeline.lifted', {
				name: card?.name,
				stage: nameOf(source.droppableId),
				places: places.join(', '),
			}),
		)
	}
	const end = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
		setDragged(null)
		const card = find(draggableId)
		const to = destination && statusOf(destination.droppableId)
		if (!card || !to || destination.droppableId === source.droppableId || !isTarget(to)) {
			announce(t('pipeline.notMoved', { name: card?.name }))
			return
		}
		announce(t('pipeline.dropped', { name: card.name, stage: t(`pipeline.stages.${to}`) }))
		dropped.current = { id: card.id, to }
		onDrop(card, to)
	}
	const choose = useCallback((id: string, isChosen: boolean) => onChoose([id], isChosen), [onChoose])
	const parts = { dragged, chosen, openId, onChoose: choose, onChooseAll: onChoose, onAsk }
	const ended = ends.reduce((sum, status) => sum + columns[status].length, 0)

	return (
		<DragDropContext
			nonce={use(NonceContext)}
			dragHandleUsageInstructions={t('pipeline.dragHelp')}
			onDragStart={start}
			onDragUpdate={({ destination }, { announce }) =>
				announce(
					destination
						? t('pipeline.over', { stage: nameOf(destination.droppableId) })
						: t('pipeline.overNothing'),
				)
			}
			onDragEnd={end}
		>
			<fieldset className={classes.switch}>
				<legend className="unseen">{t('pipeline.stage')}</legend>
				{stages.map((each) => (
					<button key={each} type="button" aria-pressed={each === stage} onClick={() => setStage(each)}>
						{t(`pipeline.stages.${each}`)} <b>{count(columns[each].length)}</b>
					</button>
				))}
			</fieldset>
			<div className={classes.board} data-dragging={dragged ? true : undefined}>
				{stages.map((each) => (
					<BoardColumn key={each} status={each} cards={columns[each]} isShown={each === stage} {...parts} />
				))}
			</div>
			<details className={classes.ended} onToggle={(event) => setEndedOpen(event.currentTarget.open)}>
				<summary>
					{t('pipeline.ended', { amount: count(ended) })}
					<span>
						{ends
							.map((status) => `${t(`pipeline.stages.${status}`)} ${count(columns[status].length)}`)
							.join(' · ')}
					</span>
				</summary>
				{isEndedOpen && (
					<div className={classes.endedColumns}>
						{ends.map((each) => (
							<BoardColumn key={each} status={each} cards={columns[each]} isShown {...parts} />
						))}
					</div>
				)}
			</details>
		</DragDropContext>
	)
}

/** The ID of a drop target is its status. */
function statusOf(droppableId: string) {
	return [...stages, ...ends].find((status) => status === droppableId) ?? 'viewed'
}

function movesIn(card: Card | null) {
	return card ? card.moves.filter(isTarget) : []
}

function columnsOf(cards: readonly Card[]) {
	const columns: Record<Card['status'], Card[]> = {
		submitted: [],
		viewed: [],
		shortlisted: [],
		interview: [],
		offered: [],
		hired: [],
		declined: [],
		rejected: [],
		withdrawn: [],
	}
	for (const card of cards) columns[card.status].push(card)
	return columns
}
