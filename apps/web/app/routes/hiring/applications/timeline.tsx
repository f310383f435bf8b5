import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { useTranslation } from '#text/use-translation.ts'
import { moment } from '#ui/text/amounts.ts'
import classes from './applications.module.css'
import type { MyApplication } from './details.tsx'

const order: ApplicationStatus[] = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired']

/** Every state transition with its time. */
export function Timeline({ application: { events, job } }: { application: MyApplication }) {
	const { t } = useTranslation()
	return (
		<ol className={classes.timeline}>
			{events.map(({ id, from, to, by, at, message }) => (
				<li key={id}>
					<b>{t(`applications.moves.${kindOf(from, to)}`, { name: job.organisation.name })}</b>
					<time dateTime={at}>{moment(at)}</time>
					{message && (
						<p className={classes.message}>
							<span className="unseen">
								{t(by === 'team' ? 'applications.theyWrote' : 'applications.youWrote')}
							</span>{' '}
							{message}
						</p>
					)}
				</li>
			))}
		</ol>
	)
}

/** The name of a state transition: going back and applying again have other names than going forward. */
function kindOf(from: ApplicationStatus | null, to: ApplicationStatus) {
	if (from === 'withdrawn') return to === 'submitted' ? 'again' : 'restored'
	const isBack = from !== null && (from === 'rejected' || order.indexOf(from) > order.indexOf(to))
	if (isBack && to !== 'withdrawn' && to !== 'rejected' && to !== 'declined')
		return `back_${to}` as 'back_viewed'
	return to
}
