import { Textarea } from '@mantine/core'
import {
	type ShortlistNote,
	listShortlistNotes,
	longestShortlistNote,
	mostShortlistTags,
	saveShortlistNote,
} from '@profile-search/contract/matching/shortlist-notes'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Memo } from './memo.tsx'
import { TagField } from './tag-field.tsx'

type Note = z.input<typeof ShortlistNote>
type Props = {
	jobId: string
	candidateId: string
	note: Note | undefined
	tags: readonly string[]
	onDone: () => void
}

/** Edits the note and the tags. If a colleague was faster, theirs is shown above, and nothing of either is lost. */
export default function NoteForm({ jobId, candidateId, note, tags: used, onDone }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [text, setText] = useState(note?.text ?? '')
	const [tags, setTags] = useState<readonly string[]>(note?.tags ?? [])
	const [seen, setSeen] = useState(note?.version ?? 0)
	const [theirs, setTheirs] = useState<{ note: Note; message: string }>()
	const [errors, setErrors] = useState<Record<string, string>>({})
	const [isSending, setSending] = useState(false)

	const showTheirs = async (message: string) => {
		const params = { jobId }
		const { details } = await send(listShortlistNotes, { params, query: { ids: candidateId } })
		const [now] = details ?? []
		if (!now) return toast(message, 'error')
		setTheirs({ note: now, message })
		setSeen(now.version)
	}
	const save = async () => {
		setSending(true)
		const params = { jobId, candidateId }
		const answer = await send(saveShortlistNote, { params, body: { text, tags: [...tags], version: seen } })
		if (answer.status === 409) await showTheirs(answer.message)
		setSending(false)
		setErrors(answer.fields ?? {})
		if (answer.status === 409) return
		toast(answer.message, answer.errorCode === 0 ? 'success' : 'error')
		// If sending fails, the form keeps its text.
		if (answer.errorCode !== 0) return
		onDone()
		await revalidate()
	}

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<p>{t('shortlist.noteHelp')}</p>
			{theirs && (
				<div role="alert">
					<Notice tone="wait" title={theirs.message}>
						<p>
							<b>{t('shortlist.overtakenNow')}</b>
						</p>
						{theirs.note.text === null && theirs.note.tags.length === 0 ? (
							<p>{t('shortlist.overtakenEmpty')}</p>
						) : (
							<Memo note={theirs.note} />
						)}
						<p>{t('shortlist.overtakenText')}</p>
					</Notice>
				</div>
			)}
			<Textarea
				mt="md"
				label={t('shortlist.note')}
				autosize
				minRows={3}
				maxRows={12}
				maxLength={longestShortlistNote}
				data-autofocus
				value={text}
				error={errors['text']}
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<TagField tags={tags} used={used} most={mostShortlistTags} error={errors['tags']} onChange={setTags} />
			<Row gap={16} mt={20} justify="end">
				<Button type="submit" loading={isSending}>
					{t('shortlist.saveNote')}
				</Button>
			</Row>
		</form>
	)
}
