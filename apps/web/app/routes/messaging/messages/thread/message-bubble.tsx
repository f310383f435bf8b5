import { IconPaperclip } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { ReportButton } from '#features/trust/report-button.tsx'
import { entryAddress } from '#session/entry-address.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { LinkedText } from '#ui/page/linked-text.tsx'
import { date } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { timeOf } from '../moments.ts'
import classes from './message-bubble.module.css'
import type { Message } from './use-messages.ts'
import type { Outgoing } from './use-outbox.ts'

type Props = { threadId: string; message: Message; before: Message | undefined; isNew: boolean }

/** A message, with the date above the first one of a day. */
export function MessageBubble({ threadId, message, before, isNew }: Props) {
	const { t } = useTranslation()
	const { text, files, isMine, isFromMySide, isFrozen, authorName, sentAt } = message
	const isNewDay = !before || date(before.sentAt) !== date(sentAt)
	return (
		<>
			{isNewDay && <p className={classes.day}>{date(sentAt)}</p>}
			<article
				className={classes.bubble}
				data-side={isFromMySide ? 'mine' : 'theirs'}
				data-new={isNew || undefined}
			>
				<p className={classes.byline}>
					<span>{isMine ? t('messages.me') : (authorName ?? t('messages.gone'))}</span>
					<time dateTime={sentAt}>{timeOf(sentAt)}</time>
				</p>
				{text && (
					<OwnWords text={text} className={classes.text}>
						<LinkedText text={text} />
					</OwnWords>
				)}
				{!text && files.length === 0 && !isFrozen && (
					<p className={classes.frozen}>{t('personalData.erasedMessage')}</p>
				)}
				{isFrozen && (
					<p className={classes.frozen}>
						{t(isFromMySide ? 'cases.frozenMessage' : 'cases.withheld')}{' '}
						{isFromMySide && <Link to="/cases">{t('cases.look')}</Link>}
					</p>
				)}
				{files.length > 0 && (
					<ul className={classes.files}>
						{files.map(({ id, name, size }) => (
							<li key={id}>
								<a href={`/api/threads/${threadId}/files/${id}`} download={name}>
									<IconPaperclip size={18} aria-hidden="true" />
									{name}
								</a>
								<small>{sizeOf(size)}</small>
							</li>
						))}
					</ul>
				)}
				{!isFromMySide && !isFrozen && (
					<p className={classes.report}>
						<ReportButton
							subjectKind="message"
							subjectId={message.id}
							description={t('messages.reportMessage', { time: timeOf(sentAt) })}
						/>
					</p>
				)}
			</article>
		</>
	)
}

/** A message that has not arrived: it is being sent, or waits to be sent again. */
export function OutgoingBubble({
	message,
	onAgain,
	onTakeBack,
}: {
	message: Outgoing
	onAgain: () => void
	onTakeBack: () => void
}) {
	const { t } = useTranslation()
	const { pathname } = useLocation()
	const { text, files, state, reason, isSignedOut } = message
	const isFailed = state === 'failed'
	return (
		<article className={classes.bubble} data-side="mine" data-state={state}>
			{text && <p className={classes.text}>{text}</p>}
			{files.length > 0 && <p className={classes.byline}>{files.map(({ name }) => name).join(', ')}</p>}
			{isFailed ? (
				<div role="alert">
					<p className={classes.failed}>
						<strong>{t('messages.failed')}</strong> {reason}
					</p>
					<Row gap={10} align="center">
						{isSignedOut ? (
							<Button component={Link} to={entryAddress('login', pathname)} size="compact-md">
								{t('menu.login')}
							</Button>
						) : (
							<Button size="compact-md" onClick={onAgain}>
								{t('messages.again')}
							</Button>
						)}
						<Button size="compact-md" variant="default" onClick={onTakeBack}>
							{t('messages.takeBack')}
						</Button>
					</Row>
				</div>
			) : (
				<output className={classes.byline}>{t('messages.sending')}</output>
			)}
		</article>
	)
}

/** 1.4 MB */
function sizeOf(bytes: number) {
	return bytes < 1_000_000
		? `${Math.max(1, Math.round(bytes / 1000))} kB`
		: `${(bytes / 1_000_000).toFixed(1)} MB`
}
