import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { RankingQuality } from '@profile-search/contract/site/statistics/transparency'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'

/** The chart alone; the table beside it shows the same numbers. */
export default function RankingPlot({ parts }: Pick<RankingQuality, 'parts'>): ReactNode {
	const { t } = useTranslation()
	const rows = parts.map(({ part, engine, bm25, tfIdf }) => ({
		part: t(`transparency.parts.${part}`),
		engine: engine.mean,
		bm25,
		tfIdf,
	}))
	return (
		<BarChart
			h={420}
			data={rows}
			dataKey="part"
			orientation="vertical"
			withTooltip={false}
			withLegend
			legendProps={{ verticalAlign: 'bottom' }}
			gridColor="var(--rule)"
			textColor="var(--ink-soft)"
			xAxisProps={{ domain: [0, 100] }}
			yAxisProps={{ width: 130 }}
			maxBarWidth={14}
			series={[
				{ name: 'engine', label: t('transparency.ours'), color: 'var(--peacock)' },
				{ name: 'bm25', label: t('transparency.bm25'), color: 'var(--marigold)' },
				{ name: 'tfIdf', label: t('transparency.tfIdf'), color: 'var(--rule-strong)' },
			]}
		/>
	)
}
