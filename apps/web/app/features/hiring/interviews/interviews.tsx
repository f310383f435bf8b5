import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { InterviewCard } from './interview-card.tsx'
import { InterviewForm } from './interview-form.tsx'
import type { FoundInterviews } from './interview-shape.ts'
import classes from './interview.module.css'

type Props = {
	found: FoundInterviews
	/** The application, if the reader may propose an interview for it. */
	applicationId?: string | undefined
}

/** The interviews of an application, for either side. */
export function Interviews({ found: { interviews, busy }, applicationId }: Props) {
	const { t } = useTranslation()
	const [isProposing, setProposing] = useState(false)
	const isWaiting = interviews.some(({ status }) => status === 'proposed')
	return (
		<div className={classes.list}>
			{interviews.map((interview) => (
				<InterviewCard key={`${interview.id} ${interview.sequence}`} interview={interview} busy={busy} />
			))}
			{interviews.length > 0 && <Link to="/calendar">{t('calendarFeed.go')}</Link>}
			{interviews.length === 0 && !isProposing && <p>{t('interviews.none')}</p>}
			{applicationId && isProposing && (
				<InterviewForm applicationId={applicationId} busy={busy} onDone={() => setProposing(false)} />
			)}
			{applicationId && !isProposing && !isWaiting && (
				<Button onClick={() => setProposing(true)}>
					{t(interviews.length === 0 ? 'interviews.start' : 'interviews.startAgain')}
				</Button>
			)}
		</div>
	)
}
