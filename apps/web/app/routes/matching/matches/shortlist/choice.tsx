import { useTranslation } from '#text/use-translation.ts'
import classes from './shortlist.module.css'

type Props = { name: string; isSelected: boolean; onSelect: (isSelected: boolean) => void }

/** Selects a person on the shortlist. */
export function Choice({ name, isSelected, onSelect }: Props) {
	const { t } = useTranslation()
	return (
		<label className={classes.choice}>
			<input
				type="checkbox"
				aria-label={t('shortlist.select', { name })}
				checked={isSelected}
				onChange={(event) => onSelect(event.currentTarget.checked)}
			/>
		</label>
	)
}
