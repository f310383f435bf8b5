import type { UsualPay } from '@profile-search/contract/hiring/jobs'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'
import { rupees } from '#ui/text/amounts.ts'
import classes from './usual-pay.module.css'

type Props = {
	usual: UsualPay
	/** What this job pays, in rupees a month; null where it does not say. */
	own: { from: number; to: number } | null
}

/** What the middle half of the jobs of a profession pays, as a sentence and as a bar on which this job is marked. */
export function UsualPaySection({ usual, own }: Props) {
	const { t } = useTranslation()
	const { jobs, low, middle, high } = usual
	const [least, most] = [Math.min(low, own?.from ?? low), Math.max(high, own?.to ?? high)]
	const margin = (most - least) * 0.12 || most * 0.1
	const at = (amount: number) => `${((amount - least + margin) / (most - least + 2 * margin)) * 100}%`
	return (
		<Section title={t('usualPay.title')}>
			<p>
				{t('usualPay.text', {
					count: jobs,
					low: rupees(low),
					high: rupees(high),
					middle: rupees(middle),
				})}
			</p>
			<div className={classes.scale} aria-hidden="true">
				<div className={classes.half} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
				<div className={classes.middle} style={{ left: at(middle) }} />
				{own && (
					<div className={classes.own} style={{ left: at(own.from), right: `calc(100% - ${at(own.to)})` }}>
						<span>{t('usualPay.here')}</span>
					</div>
				)}
				<span className={classes.amount} style={{ left: at(low) }}>
					{rupees(low)}
				</span>
				<span className={classes.amount} style={{ left: at(high) }}>
					{rupees(high)}
				</span>
			</div>
		</Section>
	)
}
