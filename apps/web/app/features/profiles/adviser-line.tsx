import type { Adviser } from '@profile-search/contract/profiles/sections'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { brief, feeOf, whereaboutsOf } from './section-view.tsx'

type Props = {
	adviser: Adviser
	heading?: 'h2' | 'h3'
	/** Shown in place of what they offer, such as why they are suggested. */
	why?: string
	action?: ReactNode
}

/** An adviser in a list. */
export function AdviserLine({ adviser, heading, why, action }: Props) {
	const { t } = useTranslation()
	return (
		<ListLine
			title={adviser.name}
			href={`/advisory-details/${adviser.id}`}
			heading={heading}
			texts={[
				adviser.areas.map((area) => t(`values.adviceArea.${area}`)).join(', '),
				why ?? brief(adviser.about),
			]}
			facts={[feeOf(adviser), whereaboutsOf(adviser)]}
			action={action}
		/>
	)
}
