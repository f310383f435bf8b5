import { unblockOther } from '@profile-search/contract/messaging/blocks'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import classes from './thread/composer.module.css'
import bubble from './thread/message-bubble.module.css'
import type { Thread } from './thread/thread-pane.tsx'

/** Shown in place of the message box: why nothing can be written. Unsent text stays, so that it can be copied. */
export function Closed({ thread, unsent }: { thread: Thread; unsent: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	if (!thread.whyClosed) return null

	const unblock = async () => {
		const sent = await send(unblockOther, { params: { threadId: thread.id } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const isToAnswer = thread.whyClosed === 'not_accepted' && thread.side === 'answerer'
	return (
		<div className={classes.closed}>
			<Notice
				title={t(isToAnswer ? 'messages.closed.answer' : `messages.closed.${thread.whyClosed}`)}
				action={
					thread.whyClosed === 'blocked_by_me' ? (
						<Button variant="default" onClick={unblock}>
							{t('messages.unblock')}
						</Button>
					) : (
						isToAnswer && (
							<Button component={Link} to="/requests">
								{t('messages.toRequests')}
							</Button>
						)
					)
				}
			>
				{unsent && <p className={bubble.text}>{t('messages.unsent', { message: unsent })}</p>}
			</Notice>
		</div>
	)
}
