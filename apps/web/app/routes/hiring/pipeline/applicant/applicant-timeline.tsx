import { useTranslation } from '#text/use-translation.ts'
import { moment } from '#ui/text/amounts.ts'
import type { Applicant } from '../board/shape.ts'
import classes from './applicant.module.css'

/** Every state transition of an application, and who made it. */
export function ApplicantTimeline({ applicant: { events, name } }: { applicant: Applicant }) {
	const { t } = useTranslation()
	return (
		<section>
			<h3>{t('pipeline.timeline')}</h3>
			<ol className={classes.timeline}>
				{events.map(({ id, to, by, actor, at }) => (
					<li key={id}>
						<b>{t(`pipeline.stages.${to}`)}</b>
						<span>
							{by === 'candidate' ? name : (actor ?? t('pipeline.goneAuthor'))} ·{' '}
							<time dateTime={at}>{moment(at)}</time>
						</span>
					</li>
				))}
			</ol>
		</section>
	)
}
