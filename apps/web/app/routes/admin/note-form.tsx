import { Button, Textarea } from '@mantine/core'
import { GrievanceNoteDraft, noteGrievance } from '@profile-search/contract/trust/grievance-answers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '../../api.ts'
import { errorsOf } from '../../ui/draft-form.ts'
import { FoundDraft } from '../../ui/form-page.tsx'
import { FilePicker } from '../../ui/grievance/file-picker.tsx'
import { useKeptForm } from '../../ui/kept-form.ts'
import { Section } from '../../ui/page.tsx'
import classes from './admin.module.css'

/** A note among administrators. */
export function NoteForm({ grievanceId }: { grievanceId: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [files, setFiles] = useState<File[]>([])
	const { form, kept, isSending, saving } = useKeptForm(
		`grievance-note:${grievanceId}`,
		{ words: '' },
		(values) => errorsOf(GrievanceNoteDraft, { ...values, files }),
	)
	const save = saving(
		(values) => send(noteGrievance, { params: { grievanceId }, body: { ...values, files } }),
		() => {
			form.reset()
			setFiles([])
			void revalidate()
		},
	)
	return (
		<Section title={t('adminArea.note')}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save} className={classes.act}>
				<p>{t('adminArea.noteText')}</p>
				<Textarea
					label={t('adminArea.note')}
					autosize
					minRows={2}
					maxLength={5000}
					{...form.getInputProps('words')}
				/>
				<FilePicker files={files} onChange={setFiles} />
				<Button type="submit" variant="default" loading={isSending}>
					{t('adminArea.keepNote')}
				</Button>
			</form>
		</Section>
	)
}
