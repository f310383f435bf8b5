import { useTranslation } from '#text/use-translation.ts'
import classes from './row-notes.module.css'

type Note = { label: string; value: string; message: string }

/** What is to be said about the values of a row of a file. */
export function RowNotes({ notes, isBad }: { notes: Note[]; isBad?: boolean }) {
	const { t } = useTranslation()
	if (notes.length === 0) return null
	return (
		<ul className={classes.notes} data-bad={isBad}>
			{notes.map(({ label, value, message }) => (
				<li key={`${label} ${message}`}>
					<b>{label}</b>:{' '}
					{value && !message.includes(value) ? t('fileImports.value', { value, message }) : message}
				</li>
			))}
		</ul>
	)
}
