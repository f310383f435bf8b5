import { useMounted } from '@mantine/hooks'
import { Suspense } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Nothing, loadedWithKit } from '../loading/loaded-later.tsx'
import { count, date } from '../text/amounts.ts'
import classes from './statistics.module.css'

// A page is complete without its charts, so one that fails to load is left out.
const Plot = loadedWithKit(async () => (await import('./plot.tsx')).default, Nothing)

type Props = {
	/** What is counted. */
	label: string
	days: { day: string; amount: number | null }[]
	/** `area` for events of each day, `line` for totals on each day. */
	form: 'area' | 'line'
}

/** A number by day: a chart, its highest day as text, and a table of every day for screen readers. */
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
				{t('statistics.highest', { amount: count(highest.amount), day: date(highest.day) })}
			</figcaption>
			<div className="unseen">
				<table>
					<caption>{t('statistics.byDay', { label })}</caption>
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
