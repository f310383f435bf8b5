import type { Details } from '@profile-search/contract/http/endpoint'
import type { showApprovalCase } from '@profile-search/contract/trust/approvals'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { date, timeOfDay } from '#ui/text/amounts.ts'
import { JustDecided } from './just-decided.tsx'
import { useLooks } from './use-looks.ts'

type Props = { accountId: string; standing: Details<typeof showApprovalCase> }

/**
 * Notices for the approver before reading: who else is looking at the case, a conflict of interest, or a question
 * that was asked.
 */
export function CaseNotices({ accountId, standing }: Props) {
	const { t } = useTranslation()
	const { status, statusReason, askedAt, conflict, reviewers } = standing
	const others = useLooks(accountId, status === 'pending', reviewers)
	return (
		<>
			<JustDecided />
			<output>
				{others.map(({ name, since }) => (
					<Notice
						key={name}
						tone="wait"
						title={t('approvals.reviewerTitle', { name, time: timeOfDay(since) })}
					>
						{t('approvals.reviewerText')}
					</Notice>
				))}
			</output>
			{conflict && (
				<Notice tone="bad" title={t('approvals.conflictTitle')}>
					{t(`approvals.conflictText.${conflict}`)}
				</Notice>
			)}
			{askedAt && (
				<Notice tone="wait" title={t('approvals.askedTitle', { date: date(askedAt) })}>
					<p>{statusReason}</p>
					<p>{t('approvals.askedText')}</p>
				</Notice>
			)}
		</>
	)
}
