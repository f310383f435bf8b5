import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'
import { date, duration } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import type { Applicant } from '../board/shape.ts'
import classes from './applicant.module.css'

/** What was sent with an application: contact details, the message, and the answers. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
	const { t } = useTranslation()
	const {
		contacts,
		motivation,
		answers,
		profession,
		place,
		experienceMonths,
		source,
		endMessage,
		rejectReason,
	} = applicant
	return (
		<>
			<Facts
				facts={[
					[t('pipeline.email'), contacts?.email ?? null],
					[t('pipeline.mobile'), contacts?.mobileNumber ? printedPhone(contacts.mobileNumber) : null],
					[t('person.profession'), profession],
					[t('person.experience'), experienceMonths === null ? null : duration(experienceMonths)],
					[t('person.town'), place],
					[t('pipeline.sent'), date(applicant.submittedAt)],
					[t('pipeline.source'), t(`pipeline.sources.${source}`)],
				]}
			/>
			{(endMessage || rejectReason) && (
				<section>
					<h3>{t('pipeline.endMessage')}</h3>
					{rejectReason && <p>{t(`pipeline.reasons.${rejectReason}`)}</p>}
					{endMessage && <OwnWords text={endMessage} className={classes.text} />}
				</section>
			)}
			{motivation && (
				<section>
					<h3>{t('pipeline.motivation')}</h3>
					<OwnWords text={motivation} className={classes.text} />
				</section>
			)}
			{answers.length > 0 && (
				<section>
					<h3>{t('pipeline.answers')}</h3>
					<dl className={classes.answers}>
						{answers.map(({ question, answer, isKnockedOut }) => (
							<div key={question} data-knocked={isKnockedOut || undefined}>
								<dt>{question}</dt>
								<dd>
									{answer}
									{isKnockedOut && <small>{t('pipeline.knockedOut')}</small>}
								</dd>
							</div>
						))}
					</dl>
				</section>
			)}
		</>
	)
}
