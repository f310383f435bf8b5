import { removeSaved, save } from '@profile-search/contract/matching/saved'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { type Saved, SavedLine, nameOfSaved } from '#features/matching/saved/saved-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { Row } from '#ui/layout/row.tsx'
import { date } from '#ui/text/amounts.ts'
import { NoteForm } from './note-form.tsx'
import classes from './saved.module.css'

type Props = {
	thing: Saved
	/** A small mark on its line, such as a score. */
	mark: ReactNode
	/** Moves the focus, since the focused button disappears. */
	onRemoved: () => void
}

/** A saved item with its private note and its actions. */
export function SavedItem({ thing, mark, onRemoved }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isWriting, setWriting] = useState(false)
	const [isSending, setSending] = useState(false)
	const params = { kind: thing.kind, subjectId: thing.subjectId }
	const name = nameOfSaved(thing, t(`saved.gone.${thing.kind}`))

	const putBack = async () => {
		const sent = await send(save, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const remove = async () => {
		setSending(true)
		const sent = await send(removeSaved, { params })
		setSending(false)
		if (sent.errorCode !== 0) return toast(sent.message, 'error')
		undoToast(t('saved.removed', { name }), () => void putBack())
		onRemoved()
		await revalidate()
	}

	return (
		<li className={classes.item}>
			<SavedLine thing={thing} heading="h2" mark={mark} />
			<Row align="center" justify="between" gap={[0, 16]}>
				<p className={classes.since}>{t('saved.since', { date: date(thing.savedAt) })}</p>
				<Row gap={8}>
					{!isWriting && (
						<Button
							variant="subtle"
							aria-label={t(thing.note ? 'saved.changeNoteOn' : 'saved.addNoteOn', { name })}
							onClick={() => setWriting(true)}
						>
							{t(thing.note ? 'saved.changeNote' : 'saved.addNote')}
						</Button>
					)}
					<Button
						variant="subtle"
						loading={isSending}
						aria-label={t('saved.removeOf', { name })}
						onClick={remove}
					>
						{t('labels.remove')}
					</Button>
				</Row>
			</Row>
			{thing.note && !isWriting && (
				<p className={classes.note}>
					<b>{t('saved.note')}</b> {thing.note}
				</p>
			)}
			{isWriting && <NoteForm thing={thing} name={name} onDone={() => setWriting(false)} />}
		</li>
	)
}
