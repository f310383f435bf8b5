import { FileButton, Textarea } from '@mantine/core'
import { longestMessage } from '@profile-search/contract/messaging/messages'
import {
	attachmentEndings,
	biggestAttachment,
	mostAttachments,
} from '@profile-search/contract/platform/attachments'
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from './composer.module.css'
import pane from './thread-pane.module.css'
import type { Thread } from './thread-pane.tsx'
import type { useOutbox } from './use-outbox.ts'

type Props = { thread: Thread; outbox: ReturnType<typeof useOutbox> }

/** From this length on, the remaining characters are shown. */
const countedFrom = longestMessage - 400

/** The message box. Enter sends if there is a keyboard; on phones it breaks the line. */
export function Composer({ thread, outbox }: Props) {
	const { t } = useTranslation()
	const [files, setFiles] = useState<File[]>([])
	const [error, setError] = useState('')
	const { text } = outbox
	const left = longestMessage - text.trim().length
	const isEmpty = text.trim() === '' && files.length === 0

	const go = () => {
		if (isEmpty || left < 0) return
		outbox.send(files)
		setFiles([])
		setError('')
	}

	const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		// While an input method composes a word, as for Devanagari, Enter belongs to the input method.
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
		const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
		const isAsked = event.ctrlKey || event.metaKey || (hasKeyboard && !event.shiftKey && !event.altKey)
		if (!isAsked) return
		event.preventDefault()
		go()
	}

	const choose = (chosen: File[]) => {
		const all = [...files, ...chosen]
		const isTooLarge = all.some(({ size }) => size > biggestAttachment)
		setError(isTooLarge ? t('messages.tooLarge') : all.length > mostAttachments ? t('messages.tooMany') : '')
		setFiles(all.filter(({ size }) => size <= biggestAttachment).slice(0, mostAttachments))
	}

	return (
		<form
			className={classes.composer}
			onSubmit={(event) => {
				event.preventDefault()
				go()
			}}
		>
			{thread.isBlind && thread.side === 'asker' && <p className={classes.hint}>{t('messages.blindHint')}</p>}
			{files.length > 0 && (
				<ul className={classes.chosen}>
					{files.map((file, at) => (
						// oxlint-disable-next-line react/no-array-index-key -- the same file may be chosen twice
						<li key={`${at} ${file.name}`}>
							{file.name}
							<button
								type="button"
								aria-label={t('messages.removeFile', { name: file.name })}
								onClick={() => setFiles(files.filter((_, index) => index !== at))}
							>
								<IconX size={18} aria-hidden="true" />
							</button>
						</li>
					))}
				</ul>
			)}
			{error && (
				<p className={classes.error} role="alert">
					{error}
				</p>
			)}
			<div className={classes.box}>
				<FileButton multiple accept={attachmentEndings} onChange={choose}>
					{(props) => (
						<button {...props} type="button" className={pane.attach} aria-label={t('messages.attach')}>
							<IconPaperclip size={22} aria-hidden="true" />
						</button>
					)}
				</FileButton>
				<Textarea
					className={classes.message}
					aria-label={t('messages.write', { name: thread.name })}
					placeholder={t('messages.placeholder')}
					minRows={1}
					maxRows={7}
					value={text}
					error={left < 0}
					onChange={(event) => outbox.change(event.currentTarget.value)}
					onKeyDown={onKeyDown}
				/>
				<Button
					type="submit"
					disabled={isEmpty || left < 0}
					aria-label={t('messages.send')}
					className={classes.send}
				>
					<IconSend size={20} aria-hidden="true" />
					<span>{t('messages.send')}</span>
				</Button>
			</div>
			<p className={classes.hint} data-over={left < 0 || undefined}>
				{text.length > countedFrom ? t('messages.left', { count: left }) : t('messages.keys')}
			</p>
		</form>
	)
}
