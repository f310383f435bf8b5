import type { Answering } from '@profile-search/contract/hiring/jobs'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'

/** How an organisation answers applicants, or a note that it is too new to tell. */
export function AnsweringRecord({ record }: { record: Answering | null }) {
	const { t } = useTranslation()
	if (!record) return <p>{t('answering.tooNew')}</p>
	const { applications, answered, days, closedJobs, outcomes } = record
	return (
		<>
			<Facts
				facts={[
					[t('answering.answered'), t('answering.share', { percent: answered, count: applications })],
					[t('answering.days'), days === null ? '' : dayText(days)],
					...(outcomes === null
						? []
						: [
								[
									t('answering.outcomes'),
									t('answering.shareOfJobs', { percent: outcomes, count: closedJobs }),
								] as [string, string],
							]),
				]}
			/>
			<p style={{ color: 'var(--ink-soft)', marginTop: 'var(--gap-12)', maxWidth: 'var(--measure)' }}>
				{t('answering.how')} {outcomes !== null && t('answering.howJobs')}
			</p>
		</>
	)

	function dayText(amount: number) {
		return amount < 1 ? t('answering.withinADay') : t('amounts.days', { count: Math.round(amount) })
	}
}
