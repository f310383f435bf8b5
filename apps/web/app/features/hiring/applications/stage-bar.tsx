import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { useTranslation } from '#text/use-translation.ts'
import classes from './stage-bar.module.css'

const stages = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired'] as const

type Props = {
	status: ApplicationStatus
	/** The furthest stage that it reached. */
	reached: ApplicationStatus
}

/** The progress of an application. An ended one shows how far it came. */
export function StageBar({ status, reached }: Props) {
	const { t } = useTranslation()
	const at = stages.findIndex((stage) => stage === reached)
	const hasEnded = status !== reached
	return (
		<ol className={classes.bar} data-ended={hasEnded || undefined} aria-label={t('applications.stagesLabel')}>
			{stages.map((stage, index) => (
				<li
					key={stage}
					data-reached={index <= at || undefined}
					aria-current={index === at && !hasEnded ? 'step' : undefined}
				>
					<span>{t(`applications.stages.${stage}`)}</span>
					<span className="unseen">{t(index <= at ? 'applications.reached' : 'applications.ahead')}</span>
				</li>
			))}
		</ol>
	)
}
