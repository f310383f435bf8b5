import { useDebouncedValue } from '@mantine/hooks'
import { previewMoveMail } from '@profile-search/contract/hiring/applicants'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useEffect, useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import type { Decision } from '../board/shape.ts'
import classes from '../board/move.module.css'

type Props = { jobId: string; applicationId: string; decision: Decision; isOneOf: number }
type Preview = Details<typeof previewMoveMail>

/** A preview of the mail to the applicant while it is being written. */
export function MailPreview({ jobId, applicationId, decision: { to, reason, message }, isOneOf }: Props) {
	const { t } = useTranslation()
	const [settled] = useDebouncedValue(message, 400)
	const [preview, setPreview] = useState<Preview>(null)
	const [isKnown, setKnown] = useState(false)

	useEffect(() => {
		let isOld = false
		const params = { jobId, applicationId }
		const body = { to, reason: to === 'rejected' ? reason : null, message: settled }
		void send(previewMoveMail, { params, body }).then((sent) => {
			if (isOld || sent.errorCode !== 0) return
			setPreview(sent.details)
			setKnown(true)
		})
		return () => {
			isOld = true
		}
	}, [jobId, applicationId, to, reason, settled])

	if (!isKnown) return null
	if (!preview) return <p className={classes.noMail}>{t('pipeline.noMail')}</p>
	return (
		<section className={classes.mail} aria-label={t('pipeline.mail')}>
			<p className={classes.mailHead}>{isOneOf > 1 ? t('pipeline.mailMany') : t('pipeline.mail')}</p>
			<p>
				<b>{preview.subject}</b>
			</p>
			{preview.paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</section>
	)
}
