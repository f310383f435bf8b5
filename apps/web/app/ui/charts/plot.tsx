import { Sparkline } from '@mantine/charts'
import type { ReactNode } from 'react'

type Props = { amounts: (number | null)[]; form: 'area' | 'line' }

/** The drawing alone; with its library it weighs more than the page around it, so it comes after it. */
export default function Plot({ amounts, form }: Props): ReactNode {
	return (
		<Sparkline
			// The library keeps a margin; without it the drawing stands on its line.
			h="calc(100% + 5px)"
			mx={-5}
			data={amounts}
			color="var(--peacock)"
			withGradient={false}
			fillOpacity={form === 'area' ? 0.25 : 0}
		/>
	)
}
