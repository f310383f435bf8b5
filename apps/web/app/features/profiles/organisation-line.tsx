import type { OrganisationCard } from '@profile-search/contract/profiles/organisations'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'

type Props = { organisation: OrganisationCard; heading?: 'h2' | 'h3'; action?: ReactNode }

/** An organisation in a list. */
export function OrganisationLine({ organisation, heading, action }: Props) {
	const { t } = useTranslation()
	const { id, logo, name, kind, industry, size, place, openJobs, verifiedDomain } = organisation
	return (
		<ListLine
			title={name}
			href={`/employer-details/${id}`}
			heading={heading}
			portrait={<Portrait image={logo} name={name} shape="square" size="small" />}
			texts={[
				[t(`values.organisationKind.${kind}`), industry].join(' · '),
				[place, t('organisations.people', { size })].filter(Boolean).join(' · '),
			]}
			facts={[
				openJobs > 0 ? t('organisations.openJobs', { count: openJobs }) : t('organisations.noOpenJobs'),
				verifiedDomain && t('domain.badge', { domain: verifiedDomain }),
			]}
			action={action}
		/>
	)
}
