import { useMounted } from '@mantine/hooks'
import type { RankingQuality } from '@profile-search/contract/site/statistics/transparency'
import { Suspense } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Table } from '#ui/layout/table.tsx'
import { Nothing, loadedWithKit } from '#ui/loading/loaded-later.tsx'
import { Section } from '#ui/page/page.tsx'
import { count, date } from '#ui/text/amounts.ts'
import { ScrollBox } from './scroll-box.tsx'
import classes from './transparency.module.css'

const Plot = loadedWithKit(async () => (await import('./ranking-plot.tsx')).default, Nothing)

/** How well matches are ranked, and how often a total keeps what it says. */
export function RankingSection({ ranking }: { ranking: RankingQuality }) {
	const { t } = useTranslation()
	const isMounted = useMounted()
	return (
		<Section title={t('transparency.ranking')}>
			<p className={classes.text}>{t('transparency.rankingText', { date: date(ranking.measuredOn) })}</p>
			<figure className={classes.chart}>
				<div className={classes.ranking} aria-hidden="true" inert>
					{isMounted && (
						<Suspense fallback={null}>
							<Plot parts={ranking.parts} />
						</Suspense>
					)}
				</div>
				<figcaption>{t('transparency.rankingChart')}</figcaption>
			</figure>
			<QualityTable parts={ranking.parts} />
			<h3 className={classes.heading}>{t('transparency.totals')}</h3>
			<p className={classes.text}>{t('transparency.totalsText')}</p>
			<ReliabilityTable reliability={ranking.reliability} />
			<SpreadText spread={ranking.spread} />
			<h3 className={classes.heading}>{t('transparency.limits')}</h3>
			<p className={classes.text}>{t('transparency.limitsText')}</p>
		</Section>
	)
}

function QualityTable({ parts }: Pick<RankingQuality, 'parts'>) {
	const { t } = useTranslation()
	return (
		<ScrollBox label={t('transparency.rankingChart')}>
			<Table kind="numeric">
				<caption className="unseen">{t('transparency.rankingChart')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('transparency.task')}</th>
						<th scope="col">{t('transparency.ours')}</th>
						<th scope="col">{t('transparency.bm25')}</th>
						<th scope="col">{t('transparency.tfIdf')}</th>
						<th scope="col">{t('transparency.asked')}</th>
					</tr>
				</thead>
				<tbody>
					{parts.map(({ part, engine, bm25, tfIdf, queries, documents }) => (
						<tr key={part}>
							<th scope="row">{t(`transparency.parts.${part}`)}</th>
							<td>
								<strong>{Math.round(engine.mean)}</strong>{' '}
								<small>{t('transparency.between', whole(engine))}</small>
							</td>
							<td>{Math.round(bm25)}</td>
							<td>{Math.round(tfIdf)}</td>
							<td>{t('transparency.askedAmong', { jobs: count(queries), people: count(documents) })}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollBox>
	)
}

function ReliabilityTable({ reliability }: Pick<RankingQuality, 'reliability'>) {
	const { t } = useTranslation()
	return (
		<ScrollBox label={t('transparency.totals')}>
			<Table kind="numeric">
				<caption className="unseen">{t('transparency.totals')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('transparency.total')}</th>
						<th scope="col">{t('transparency.fit')}</th>
						<th scope="col">{t('transparency.pairs')}</th>
					</tr>
				</thead>
				<tbody>
					{reliability.toReversed().map(({ from, fit, low, high, pairs }) => (
						<tr key={from}>
							<th scope="row">{t('transparency.range', { from, to: from + 10 })}</th>
							<td>
								<strong>{Math.round(fit)}</strong>{' '}
								<small>{t('transparency.between', whole({ low, high }))}</small>
								<span className={classes.bar} aria-hidden="true">
									<span style={{ inlineSize: `${fit}%` }} />
								</span>
							</td>
							<td>{count(pairs)}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollBox>
	)
}

/** What lowering crowded jobs changes. */
function SpreadText({ spread: [before, after] }: Pick<RankingQuality, 'spread'>) {
	const { t } = useTranslation()
	if (!before || !after) return null
	const values = {
		strength: after.strength,
		before: Math.round(before.mostShown),
		after: Math.round(after.mostShown),
		qualityBefore: before.quality,
		qualityAfter: after.quality,
	}
	return (
		<>
			<h3 className={classes.heading}>{t('transparency.spread')}</h3>
			<p className={classes.text}>{t('transparency.spreadText', values)}</p>
		</>
	)
}

function whole({ low, high }: { low: number; high: number }) {
	return { low: Math.round(low), high: Math.round(high) }
}
