import { Sparkline } from '@mantine/charts'
import type { ReactNode } from 'react'

type Props = { amounts: (number | null)[]; form: 'area' | 'line' }

/** The chart alone. It is loaded after the page, since its library is larger than the page. */
export default function Plot({ amounts, form }: Props): ReactNode {
	return (
		<Sparkline
			// The library leaves a margin; without it the chart reaches its baseline.
			h="calc(100% + 5px)"
			mx={-5}
			data={amounts}
			color="var(--peacock)"
			withGradient={false}
			fillOpacity={form === 'area' ? 0.25 : 0}
		/>
	)
}
