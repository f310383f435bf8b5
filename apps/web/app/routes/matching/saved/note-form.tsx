import { Textarea } from '@mantine/core'
import { SavedNoteDraft, noteSaved } from '@profile-search/contract/matching/saved'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import type { Saved } from '#features/matching/saved/saved-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './saved.module.css'

type Props = { thing: Saved; name: string; onDone: () => void }

/** The private note on a saved item; an empty note is removed. */
export function NoteForm({ thing, name, onDone }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	// Opening the form moves the focus to the field.
	const field = useRef<HTMLTextAreaElement>(null)
	useEffect(() => field.current?.focus(), [])
	const { form, isSending, submit } = useDraftForm({ note: thing.note ?? '' }, (values) =>
		errorsOf(SavedNoteDraft, values),
	)
	const params = { kind: thing.kind, subjectId: thing.subjectId }
	const write = submit(async (body) => {
		const sent = await send(noteSaved, { params, body })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return sent
		await revalidate()
		onDone()
		return sent
	})

	return (
		<form className={classes.form} noValidate onSubmit={write}>
			<Textarea
				label={t('saved.noteOn', { name })}
				description={t('saved.noteHelp')}
				autosize
				minRows={2}
				maxLength={500}
				ref={field}
				{...form.getInputProps('note')}
			/>
			<Row gap={8}>
				<Button type="submit" loading={isSending}>
					{t('saved.saveNote')}
				</Button>
				<Button variant="default" onClick={onDone}>
					{t('labels.cancel')}
				</Button>
			</Row>
		</form>
	)
}
