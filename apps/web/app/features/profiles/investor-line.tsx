import type { Investor } from '@profile-search/contract/profiles/sections'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { stagesOf, ticketOf, whereaboutsOf } from './section-view.tsx'

type Props = {
	investor: Investor
	heading?: 'h2' | 'h3'
	/** Shown in place of the stages, such as why they are suggested. */
	why?: string
	action?: ReactNode
}

/** An investor in a list. */
export function InvestorLine({ investor, heading, why, action }: Props) {
	const { t } = useTranslation()
	return (
		<ListLine
			title={investor.name}
			href={`/investor-details/${investor.id}`}
			heading={heading}
			texts={[
				investor.sectors.map((sector) => t(`values.sector.${sector}`)).join(', '),
				why ?? stagesOf(investor),
			]}
			facts={[ticketOf(investor), whereaboutsOf(investor)]}
			action={action}
		/>
	)
}
