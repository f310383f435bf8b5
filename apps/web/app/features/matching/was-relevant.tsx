import { rateAlertDigest } from '@profile-search/contract/matching/alert-digests'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Props = {
	digestId: string
	/** The key from the mail, for readers who are not signed in. */
	mailedKey?: string | undefined
	/** The previous answer. */
	isRelevant: boolean | null
}

/** Asks once whether a digest was relevant. */
export function WasRelevant({ digestId, mailedKey, isRelevant }: Props) {
	const { t } = useTranslation()
	const [thanks, setThanks] = useState(isRelevant === null ? '' : t('watch.rated'))
	const [isSending, setSending] = useState(false)
	const rate = async (answer: boolean) => {
		setSending(true)
		const sent = await send(rateAlertDigest, {
			params: { digestId },
			body: { isRelevant: answer, ...(mailedKey && { key: mailedKey }) },
		})
		setSending(false)
		if (sent.errorCode === 0 || sent.status === 409) setThanks(sent.message)
		else toast(sent.message, 'error')
	}
	if (thanks) return <Notice tone="good" title={thanks} />
	return (
		<Notice
			title={t('watch.relevant')}
			action={
				<Row gap={10} align="center">
					<Button variant="default" loading={isSending} onClick={() => void rate(true)}>
						{t('watch.yes')}
					</Button>
					<Button variant="default" loading={isSending} onClick={() => void rate(false)}>
						{t('watch.no')}
					</Button>
				</Row>
			}
		>
			{t('watch.relevantText')}
		</Notice>
	)
}
