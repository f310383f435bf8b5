import { endOtherSessions, endSession, type listSessions } from '@profile-search/contract/accounts/sessions'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import classes from '#features/accounts/settings/settings.module.css'

export function SessionList({ sessions }: { sessions: Details<typeof listSessions> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [ending, setEnding] = useState('')

	const end = async (id: string) => {
		setEnding(id)
		const sent = await (id === 'others'
			? send(endOtherSessions)
			: send(endSession, { params: { sessionId: id } }))
		setEnding('')
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<>
			{sessions.map(({ id, device, place, createdAt, lastSeenAt, isCurrent }) => (
				<ActionLine
					key={id}
					title={device}
					mark={isCurrent ? t('security.thisDevice') : ''}
					text={[
						place ?? t('security.unknownPlace'),
						t('security.since', { date: date(createdAt) }),
						...(isCurrent ? [] : [t('security.lastSeen', { when: moment(lastSeenAt) })]),
					].join(' · ')}
				>
					{!isCurrent && (
						<Button
							variant="default"
							loading={ending === id}
							aria-label={t('security.endSessionOf', { device })}
							onClick={() => end(id)}
						>
							{t('security.endSession')}
						</Button>
					)}
				</ActionLine>
			))}
			{sessions.length > 1 && (
				<Button
					className={classes.below}
					variant="default"
					loading={ending === 'others'}
					onClick={() => end('others')}
				>
					{t('security.endOthers')}
				</Button>
			)}
		</>
	)
}
