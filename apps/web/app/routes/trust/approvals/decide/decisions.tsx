import type { Details } from '@profile-search/contract/http/endpoint'
import type { showPendingCandidate } from '@profile-search/contract/trust/approvals'
import { DecisionList } from '#features/trust/decision-list.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'

/** The decisions taken so far. */
export function Decisions({ decisions }: { decisions: Details<typeof showPendingCandidate>['decisions'] }) {
	const { t } = useTranslation()
	return (
		<Section title={t('approvals.decisions')}>
			<DecisionList decisions={decisions} />
		</Section>
	)
}
