import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './facts.module.css'

type Props = { facts: [label: string, value: ReactNode][]; columns?: 1 | 2 }

/** Labels and values in thin rows. An empty value reads "Not said". */
export function Facts({ facts, columns = 2 }: Props) {
	const { t } = useTranslation()
	return (
		<dl className={classes.facts} data-columns={columns}>
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd data-empty={isEmpty(value) || undefined}>{isEmpty(value) ? t('labels.notSaid') : value}</dd>
				</div>
			))}
		</dl>
	)
}

function isEmpty(value: ReactNode) {
	return value === null || value === undefined || value === ''
}
