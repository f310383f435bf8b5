import { Draggable } from '@hello-pangea/dnd'
import { memo } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { duration } from '#ui/text/amounts.ts'
import classes from './board-card.module.css'
import type { Card } from './shape.ts'

type Props = {
	card: Card
	index: number
	isChosen: boolean
	isOpen: boolean
	onChoose: (id: string, isChosen: boolean) => void
	onAsk: (card: Card) => void
}

/** An applicant on the board. There may be hundreds, so it uses plain elements. */
export const BoardCard = memo(function BoardCard({ card, index, isChosen, isOpen, onChoose, onAsk }: Props) {
	const { t } = useTranslation()
	const { search } = useLocation()
	const { jobId } = useParams()
	const {
		id,
		name,
		headline,
		profession,
		place,
		experienceMonths,
		matchTotal,
		stars,
		knockOuts,
		notes,
		moves,
	} = card
	const about = [place, experienceMonths === null ? null : duration(experienceMonths)]
		.filter(Boolean)
		.join(' · ')
	return (
		<Draggable draggableId={id} index={index} isDragDisabled={moves.length === 0}>
			{({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => {
				// The whole card can be dragged; for the keyboard and screen readers a part of it is the handle.
				const {
					role: _role,
					tabIndex: _tabIndex,
					'aria-describedby': help,
					...handle
				} = dragHandleProps ?? {}
				return (
					<article
						ref={innerRef}
						{...draggableProps}
						{...handle}
						className={classes.card}
						data-dragging={isDragging || undefined}
						data-chosen={isChosen || undefined}
						data-open={isOpen || undefined}
					>
						<div className={classes.cardHead}>
							<h3>
								<Link to={`/job-pipeline/${jobId}/${id}${search}`} preventScrollReset draggable={false}>
									{name}
								</Link>
							</h3>
							<input
								type="checkbox"
								aria-label={t('pipeline.choose', { name })}
								checked={isChosen}
								onChange={(event) => onChoose(id, event.currentTarget.checked)}
							/>
						</div>
						<p className={classes.about}>{headline ?? profession}</p>
						{about && <p className={classes.about}>{about}</p>}
						<div className={classes.marks}>
							{matchTotal !== null && (
								<span className={classes.score}>
									<i style={{ width: `${matchTotal}%` }} />
									<b>{Math.round(matchTotal)}</b>
									<span className="unseen">{t('match.of')}</span>
								</span>
							)}
							{stars !== null && (
								<span title={t('pipeline.starsOf', { stars })}>
									<span aria-hidden="true">★ {Math.round(stars * 10) / 10}</span>
									<span className="unseen">
										{t('pipeline.starsOf', { stars: Math.round(stars * 10) / 10 })}
									</span>
								</span>
							)}
							{knockOuts > 0 && (
								<span className={classes.knock}>{t('pipeline.knockOut', { count: knockOuts })}</span>
							)}
							{notes > 0 && <span>{t('pipeline.notes', { count: notes })}</span>}
						</div>
						<div className={classes.cardFoot}>
							<span>{t('pipeline.days', { count: card.daysInStage })}</span>
							{moves.length > 0 && (
								<>
									<button
										type="button"
										onClick={() => onAsk(card)}
										aria-label={t('pipeline.moveOf', { name })}
									>
										{t('pipeline.move')}
									</button>
									{/* No real button, since the library ignores key presses on buttons. */}
									<span
										id={`grip-${id}`}
										className={classes.grip}
										// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
										role="button"
										tabIndex={0}
										aria-label={t('pipeline.drag', { name })}
										aria-describedby={help}
									/>
								</>
							)}
						</div>
					</article>
				)
			}}
		</Draggable>
	)
})
