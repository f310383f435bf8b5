import { Link } from 'react-router'
import { LeadOn } from '#features/profiles/first-steps/step-frame.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Props = { isApproved: boolean; jobs: number; next: string }

/** The first job: where it is described, or why it cannot be yet. */
export function JobStep({ isApproved, jobs, next }: Props) {
	const { t } = useTranslation()
	return (
		<>
			{!isApproved && (
				<Notice tone="wait" title={t('employer.notYet')}>
					{t('employer.pendingText')}
				</Notice>
			)}
			{isApproved && jobs === 0 && <Begin />}
			{isApproved && jobs > 0 && (
				<Notice
					tone="good"
					title={t('firstSteps.jobThere')}
					action={<Link to="/employer-dashboard#jobs">{t('employer.jobs')}</Link>}
				/>
			)}
			<LeadOn to={next} isSkipping={jobs === 0} />
		</>
	)
}

function Begin() {
	const { t } = useTranslation()
	return (
		<Notice
			title={t('employer.noJobs')}
			action={
				<Row gap={10} align="center">
					<Button component={Link} to="/job-edit">
						{t('firstSteps.write')}
					</Button>
					<Button component={Link} to="/job-imports" variant="default">
						{t('jobImports.line')}
					</Button>
				</Row>
			}
		>
			{t('employer.noJobsText')}
		</Notice>
	)
}
