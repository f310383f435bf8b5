import type { Details } from '@profile-search/contract/http/endpoint'
import type { showApprovalCase } from '@profile-search/contract/trust/approvals'
import { useTranslation } from '#text/use-translation.ts'
import { Difference } from '#ui/list/difference.tsx'
import { Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { changesBetween } from './details/profile-changes.ts'

type Props = { before: Details<typeof showApprovalCase>['before']; profile: Record<string, unknown> }

const actions = { approve: 'account_approved', reject: 'account_rejected', ask: 'account_asked' } as const

/** The changes since an approver last decided, old beside new. */
export function Changes({ before, profile }: Props) {
	const { t } = useTranslation()
	if (!before) return null
	const changes = changesBetween(before.profile, profile)
	return (
		<Section
			title={t('approvals.changes')}
			aside={t('approvals.changesAside', {
				decision: t(`approvals.actions.${actions[before.decision]}`),
				date: date(before.at),
			})}
		>
			{changes.length === 0 && <p>{t('approvals.noChanges')}</p>}
			<Difference rows={changes} before={t('approvals.was')} after={t('approvals.is')} />
		</Section>
	)
}
