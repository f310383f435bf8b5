import { Textarea } from '@mantine/core'
import {
	ApplicantNoteDraft,
	addApplicantNote,
	removeApplicantNote,
} from '@profile-search/contract/hiring/applicants'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { moment } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import type { Applicant } from '../board/shape.ts'
import classes from './applicant.module.css'

/** The team's own notes about an applicant. */
export function ApplicantNotes({ applicant }: { applicant: Applicant }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { id, job, noteList } = applicant
	const params = { jobId: job.id, applicationId: id }
	const { form, kept, isSending, saving } = useKeptForm(`applicant-note-${id}`, { text: '' }, (values) =>
		errorsOf(ApplicantNoteDraft, values),
	)
	const add = saving(async (values, once) => {
		const sent = await send(addApplicantNote, { params, body: values }, once)
		if (sent.errorCode === 0) {
			form.reset()
			await revalidate()
		}
		return sent
	})
	const remove = async (noteId: string) => {
		const sent = await send(removeApplicantNote, { params: { ...params, noteId } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<section>
			<h3>{t('pipeline.noteTitle')}</h3>
			<p className={classes.soft}>{t('pipeline.noteText')}</p>
			<ul className={classes.notes}>
				{noteList.map((note) => (
					<li key={note.id}>
						<OwnWords text={note.text} className={classes.text} />
						<p className={classes.soft}>
							{note.author ?? t('pipeline.goneAuthor')} · {moment(note.createdAt)}
							{note.isMine && (
								<Button variant="subtle" size="compact-md" onClick={() => remove(note.id)}>
									{t('labels.remove')}
								</Button>
							)}
						</p>
					</li>
				))}
			</ul>
			<Stack as="form" gap={12} align="start" method="post" noValidate onSubmit={add}>
				<FoundDraft kept={kept} fill={(values) => form.setValues(values)} />
				<Textarea
					label={t('pipeline.newNote')}
					minRows={2}
					maxLength={2000}
					{...form.getInputProps('text')}
				/>
				<Button type="submit" variant="default" loading={isSending}>
					{t('pipeline.saveNote')}
				</Button>
			</Stack>
		</section>
	)
}
