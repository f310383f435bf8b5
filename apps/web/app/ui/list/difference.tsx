import { useTranslation } from '#text/use-translation.ts'
import classes from './difference.module.css'

type Props = {
	rows: readonly { label: string; before: string; after: string }[]
	/** The text before each value, for screen readers. */
	before: string
	after: string
}

/** The old and new values side by side, row by row. */
export function Difference({ rows, before, after }: Props) {
	const { t } = useTranslation()
	if (rows.length === 0) return null
	return (
		<dl className={classes.list}>
			{rows.map((row) => (
				<div key={row.label}>
					<dt>{row.label}</dt>
					<dd>
						<span className="unseen">{before}</span>
						<del>{row.before || t('labels.none')}</del>
					</dd>
					<dd>
						<span className="unseen">{after}</span>
						<ins>{row.after || t('labels.none')}</ins>
					</dd>
				</div>
			))}
		</dl>
	)
}
