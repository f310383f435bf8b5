import type { Details } from '@profile-search/contract/http/endpoint'
import type { listSimilarOrganisations } from '@profile-search/contract/matching/suggestions'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'

type Props = { similar: Details<typeof listSimilarOrganisations> }

/** Organisations similar to this one, each with reasons. */
export function SimilarOrganisations({ similar }: Props) {
	const { t } = useTranslation()
	return (
		<Section title={t('suggestions.similar')}>
			{similar.map(({ organisation: { id, name, kind, industry, place }, match }) => (
				<MatchCard
					key={id}
					title={name}
					text={[t(`values.organisationKind.${kind}`), industry, place].filter(Boolean).join(' · ')}
					href={`/employer-details/${id}`}
					record={match}
					reader="neighbour"
					heading="h3"
				/>
			))}
		</Section>
	)
}
