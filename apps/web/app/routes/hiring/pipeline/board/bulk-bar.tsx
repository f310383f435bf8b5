import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from '#ui/list/bulk-bar.module.css'
import { movesOf, type Card } from './shape.ts'

type Props = { chosen: readonly Card[]; onMove: () => void; onClear: () => void }

/** The actions for the selected applicants. */
export function BulkBar({ chosen, onMove, onClear }: Props) {
	const { t } = useTranslation()
	const hasMoves = movesOf(chosen).length > 0
	return (
		<output>
			{chosen.length > 0 && (
				<div className={classes.bulk}>
					<b>{t('pipeline.chosen', { count: chosen.length })}</b>
					{!hasMoves && <span>{t('pipeline.noCommonMove')}</span>}
					<Button disabled={!hasMoves} onClick={onMove}>
						{t('pipeline.moveTo')}
					</Button>
					<Button variant="default" onClick={onClear}>
						{t('pipeline.clearChosen')}
					</Button>
				</div>
			)}
		</output>
	)
}
