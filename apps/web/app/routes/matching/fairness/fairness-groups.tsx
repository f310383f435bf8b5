import type { FairnessReport } from '@profile-search/contract/matching/fairness'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import { BarRow } from './bar-row.tsx'
import { namedGroups, percent } from './fairness-text.ts'
import classes from './fairness.module.css'

type Props = { of: FairnessReport['attributes'][number] }

/** How often each group of an attribute is selected: a table with a bar under each row. */
export function FairnessGroups({ of }: Props) {
	const { t } = useTranslation()
	const attribute = t(`fairness.${of.attribute}`)
	return (
		<article>
			<h3>{attribute}</h3>
			<table className={classes.table}>
				<caption className="unseen">{t('fairnessReports.caption', { attribute })}</caption>
				<thead>
					<tr>
						<th scope="col">{t('fairnessReports.group')}</th>
						<th scope="col">{t('fairnessReports.people')}</th>
						<th scope="col">{t('fairnessReports.rate')}</th>
						<th scope="col">{t('fairnessReports.ratio')}</th>
					</tr>
				</thead>
				{namedGroups(of).map(({ group, name, people, rate, ratio, isBelow }) => (
					<tbody key={group}>
						<tr>
							<th scope="row">
								{name} {isBelow && <span className={classes.mark}>{t('fairnessReports.isBelow')}</span>}
							</th>
							<td>{count(people)}</td>
							<td>{percent(rate)}</td>
							<td>{percent(ratio)}</td>
						</tr>
						<BarRow columns={4}>
							<span className={classes.rate} data-below={isBelow || undefined}>
								<i style={{ inlineSize: `${rate === 0 ? 0 : ratio * 100}%` }} />
							</span>
						</BarRow>
					</tbody>
				))}
			</table>
		</article>
	)
}
