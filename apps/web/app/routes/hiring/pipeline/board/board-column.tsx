import { Droppable } from '@hello-pangea/dnd'
import { memo, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import { BoardCard } from './board-card.tsx'
import classes from './board.module.css'
import { isTarget, type Card } from './shape.ts'

/** Cards rendered at first; rendering all of a long column would slow down every move. */
const batch = 60

type Props = {
	status: Card['status']
	cards: readonly Card[]
	/** Whether it is shown where there is room for only one column. */
	isShown: boolean
	dragged: Card | null
	chosen: ReadonlySet<string>
	openId: string | undefined
	onChoose: (id: string, isChosen: boolean) => void
	onChooseAll: (ids: readonly string[], isChosen: boolean) => void
	onAsk: (card: Card) => void
}

/** A column of the board: the applicants of one stage in the order of the list. */
export function BoardColumn({ status, cards, isShown, dragged, chosen, openId, ...acts }: Props) {
	const { t } = useTranslation()
	const [most, setMost] = useState(batch)
	const ids = cards.map(({ id }) => id)
	const name = t(`pipeline.stages.${status}`)
	const isOwn = dragged?.status === status
	const isOpen = dragged !== null && isTarget(status) && dragged.moves.includes(status)

	return (
		<section
			className={classes.column}
			data-stage={status}
			data-shown={isShown || undefined}
			data-open={isOpen || undefined}
			data-closed={(dragged !== null && !isOpen && !isOwn) || undefined}
			aria-label={t('pipeline.column', { name, count: cards.length })}
		>
			<header>
				<h2>{name}</h2>
				<span>{count(cards.length)}</span>
				{cards.length > 0 && (
					<input
						type="checkbox"
						aria-label={t('pipeline.chooseAll', { name })}
						checked={ids.every((id) => chosen.has(id))}
						onChange={(event) => acts.onChooseAll(ids, event.currentTarget.checked)}
					/>
				)}
			</header>
			<Droppable droppableId={status} isDropDisabled={!isOwn && !isOpen}>
				{({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
					<div
						ref={innerRef}
						{...droppableProps}
						className={classes.cards}
						data-over={(isDraggingOver && !isOwn) || undefined}
					>
						{cards.length === 0 && <p className={classes.none}>{t('pipeline.none')}</p>}
						<Cards cards={cards.slice(0, most)} chosen={chosen} openId={openId} {...acts} />
						{placeholder}
						{cards.length > most && (
							<button type="button" className={classes.more} onClick={() => setMost(most + batch)}>
								{t('pipeline.more', { count: Math.min(batch, cards.length - most) })}
							</button>
						)}
					</div>
				)}
			</Droppable>
		</section>
	)
}

type CardsProps = Pick<Props, 'cards' | 'chosen' | 'openId' | 'onChoose' | 'onAsk'>

/** A separate component, so that dragging a card over the column does not render the others again. */
const Cards = memo(function Cards({ cards, chosen, openId, onChoose, onAsk }: CardsProps) {
	return cards.map((card, index) => (
		<BoardCard
			key={card.id}
			card={card}
			index={index}
			isChosen={chosen.has(card.id)}
			isOpen={card.id === openId}
			onChoose={onChoose}
			onAsk={onAsk}
		/>
	))
}, isSame)

/** The slice of a column is a new array each time, with the same cards. */
function isSame(before: CardsProps, after: CardsProps) {
	return (
		before.chosen === after.chosen &&
		before.openId === after.openId &&
		before.onAsk === after.onAsk &&
		before.cards.length === after.cards.length &&
		before.cards.every((card, at) => card === after.cards[at])
	)
}
