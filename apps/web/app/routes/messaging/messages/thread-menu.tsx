import { Menu } from '@mantine/core'
import { blockOther, unblockOther } from '@profile-search/contract/messaging/blocks'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './thread/thread-pane.module.css'
import type { Thread } from './thread/thread-pane.tsx'

/** The actions against the other side of a thread. */
export function ThreadMenu({ thread }: { thread: Thread }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isAsking, setAsking] = useState(false)
	const [isSending, setSending] = useState(false)

	const act = async (endpoint: typeof blockOther | typeof unblockOther) => {
		setSending(true)
		const sent = await send(endpoint, { params: { threadId: thread.id } })
		setSending(false)
		setAsking(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<>
			<Menu position="bottom-end" width={240} classNames={{ item: classes.menuItem }}>
				<Menu.Target>
					<button type="button" className={classes.menu} aria-label={t('messages.actions')}>
						<IconDots size={24} aria-hidden="true" />
					</button>
				</Menu.Target>
				<Menu.Dropdown>
					{subjectPageOf(thread) && (
						<Menu.Item component={Link} to={subjectPageOf(thread)}>
							{t(`messages.subject.${thread.kind}`)}
						</Menu.Item>
					)}
					{thread.isOrganisation && thread.otherId && (
						<Menu.Item component={Link} to={`/employer-details/${thread.otherId}`}>
							{t('messages.toOrganisation')}
						</Menu.Item>
					)}
					{thread.kind !== 'approval' &&
						(thread.isBlockedByMe ? (
							<Menu.Item onClick={() => act(unblockOther)}>{t('messages.unblock')}</Menu.Item>
						) : (
							<Menu.Item color="vermilion" onClick={() => setAsking(true)}>
								{t('messages.block', { name: thread.name })}
							</Menu.Item>
						))}
					<Menu.Item component={Link} to="/settings#blocks">
						{t('messages.toBlocks')}
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			<Modal
				opened={isAsking}
				onClose={() => setAsking(false)}
				title={t('messages.block', { name: thread.name })}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<p>{t('messages.blockQuestion')}</p>
				<Row gap={16} mt={20} align="center" justify="end">
					<Button variant="default" data-autofocus onClick={() => setAsking(false)}>
						{t('labels.cancel')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={() => act(blockOther)}>
						{t('messages.blockYes')}
					</Button>
				</Row>
			</Modal>
		</>
	)
}

/** The page of the subject of a thread, for this reader. */
function subjectPageOf({ kind, side, subjectId, about }: Thread) {
	if (kind === 'request') return '/requests'
	if (kind === 'application')
		return side === 'asker' ? `/applications/${subjectId}` : `/job-pipeline/${about?.jobId}/${subjectId}`
	return side === 'answerer' ? '/approve-user-list' : ''
}
