import { fullName } from '@profile-search/contract/accounts/full-name'
import type { CandidateCard } from '@profile-search/contract/profiles/candidates'
import type { ReactNode } from 'react'
import { ListLine } from '#ui/line/list-line.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { duration } from '#ui/text/amounts.ts'

type Props = {
	person: CandidateCard
	heading?: 'h2' | 'h3'
	/** A small mark below the texts, such as a score. */
	mark?: ReactNode
	action?: ReactNode
}

/** A person in a list. */
export function PersonLine({ person, heading, mark, action }: Props) {
	const { id, image, headline, profession, place, experienceMonths, skills } = person
	const name = fullName(person)
	return (
		<ListLine
			title={name}
			href={`/employee-details/${id}`}
			heading={heading}
			portrait={<Portrait image={image} name={name} size="small" />}
			texts={[headline, skills.join(', ')]}
			facts={[
				profession,
				[experienceMonths === null ? '' : duration(experienceMonths), place].filter(Boolean).join(' · '),
			]}
			mark={mark}
			action={action}
		/>
	)
}
