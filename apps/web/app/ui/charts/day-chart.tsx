import { useMounted } from '@mantine/hooks'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { count, date } from '../text/amounts.ts'
import classes from './figures.module.css'

// A page without its drawings still says everything, so one that does not arrive is left out.
const Plot = lazy(() => import('./plot.tsx').catch(() => ({ default: () => null })))

type Props = {
	/** What is counted. */
	label: string
	days: { day: string; amount: number | null }[]
	/** An area for what happened on each day, a line for what there was. */
	form: 'area' | 'line'
}

/** A figure by day: the drawing for the eye, its highest day in words, and every day for a reader of the screen. */
export function DayChart({ label, days, form }: Props) {
	const { t } = useTranslation()
	const isMounted = useMounted()
	const counted = days.flatMap(({ day, amount }) => (amount === null ? [] : [{ day, amount }]))
	const highest = counted.reduce((a, b) => (b.amount > a.amount ? b : a), { day: '', amount: 0 })
	return (
		<figure className={classes.chart}>
			<div className={classes.plot} aria-hidden="true" inert>
				{isMounted && (
					<Suspense fallback={null}>
						<Plot amounts={days.map(({ amount }) => amount)} form={form} />
					</Suspense>
				)}
			</div>
			<figcaption>
				{t('figures.highest', { amount: count(highest.amount), day: date(highest.day) })}
			</figcaption>
			<div className="unseen">
				<table>
					<caption>{t('figures.byDay', { label })}</caption>
					<tbody>
						{counted.map(({ day, amount }) => (
							<tr key={day}>
								<th scope="row">{date(day)}</th>
								<td>{count(amount)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	)
}
