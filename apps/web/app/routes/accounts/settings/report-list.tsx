import type { Details } from '@profile-search/contract/http/endpoint'
import type { listReports } from '@profile-search/contract/trust/reports'
import { useTranslation } from '#text/use-translation.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

/** The account's reports and their states. */
export function ReportList({ reports }: { reports: Details<typeof listReports> }) {
	const { t } = useTranslation()
	if (reports.length === 0) return <ActionLine text={t('reports.none')} />
	return reports.map(({ id, subjectKind, reason, comment, status, reportedAt }) => (
		<ActionLine
			key={id}
			title={t(`reports.kinds.${subjectKind}`)}
			mark={t(`reports.status.${status}`)}
			text={[t(`reports.reasons.${reason}`), comment, date(reportedAt)].filter(Boolean).join(' · ')}
		/>
	))
}
