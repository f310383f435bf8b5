import { TextInput, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	type EditedPage,
	PageDraft,
	dropPageDraft,
	placeholders,
	publishPage,
	savePageDraft,
	takePageDown,
} from '@profile-search/contract/site/pages'
import type { showEditedPage } from '@profile-search/contract/site/pages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import classes from './admin.module.css'
import { PreviewButton } from './preview-button.tsx'
import { RichTextField } from './rich-text-field.tsx'

export type ShownPage = Details<typeof showEditedPage>
type Text = Pick<EditedPage['draft'] & object, 'title' | 'description' | 'body'>

function valuesOf({ draft, live }: ShownPage): Text & { edit: number } {
	const text = draft ?? live ?? { title: '', description: '', body: '' }
	return { title: text.title, description: text.description, body: text.body, edit: draft?.edit ?? 0 }
}

/** The text of a page in one language: a draft until it is published. Unsaved input is also kept in the browser. */
export function PageForm({ page }: { page: ShownPage }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { slug, language, draft, live, isFixed } = page
	const params = { slug, language }
	const [round, setRound] = useState(0)
	const [isOvertaken, setOvertaken] = useState(false)
	const { form, kept, isSending, saving } = useKeptForm(
		`page:${slug}:${language}`,
		valuesOf(page),
		(values) => errorsOf(PageDraft, values),
	)

	/** Puts a text into the form and into the editor. */
	const begin = (values: Text & { edit: number }) => {
		form.setInitialValues(values)
		form.setValues(values)
		setRound((before) => before + 1)
	}
	const settle = async (details: ShownPage | null) => {
		if (details) {
			form.setInitialValues(valuesOf(details))
			form.setFieldValue('edit', details.draft?.edit ?? 0)
			setOvertaken(false)
		}
		await revalidate()
	}
	const save = saving(async (values) => {
		const sent = await send(savePageDraft, { params, body: PageDraft.parse(values) })
		if (sent.status === 409) setOvertaken(true)
		await settle(sent.details)
		return sent
	})
	const publish = saving(async (values) => {
		const saved = await send(savePageDraft, { params, body: PageDraft.parse(values) })
		if (saved.status === 409) setOvertaken(true)
		if (saved.errorCode !== 0 || !saved.details?.draft) return saved
		const sent = await send(publishPage, { params, body: { edit: saved.details.draft.edit } })
		await settle(sent.details ?? saved.details)
		return sent
	})
	const drop = async () => {
		const sent = await send(dropPageDraft, { params })
		if (sent.details) begin(valuesOf(sent.details))
		kept.drop()
		return sent
	}

	return (
		<>
			<FoundDraft kept={kept} fill={(values) => begin({ ...values, edit: draft?.edit ?? 0 })} />
			{isOvertaken && (
				<Notice
					tone="bad"
					title={t('pagesAdmin.overtaken', { name: draft?.author ?? '' })}
					action={
						<Row gap={10} align="center">
							<Button
								onClick={() => {
									form.setFieldValue('edit', draft?.edit ?? 0)
									setOvertaken(false)
									toast(t('pagesAdmin.mineKept'), 'success')
								}}
							>
								{t('pagesAdmin.keepMine')}
							</Button>
							<Button
								variant="default"
								onClick={() => {
									begin(valuesOf(page))
									kept.drop()
									setOvertaken(false)
								}}
							>
								{t('pagesAdmin.takeTheirs')}
							</Button>
						</Row>
					}
				>
					{t('pagesAdmin.overtakenText')}
				</Notice>
			)}
			<form method="post" noValidate onSubmit={save} className={classes.form}>
				<TextInput label={t('pagesAdmin.pageTitle')} lang={language} {...form.getInputProps('title')} />
				<Textarea
					label={t('pagesAdmin.description')}
					description={t('pagesAdmin.descriptionHelp')}
					lang={language}
					autosize
					minRows={2}
					maxLength={200}
					{...form.getInputProps('description')}
				/>
				<RichTextField
					label={t('pagesAdmin.body')}
					description={t('pagesAdmin.bodyHelp', { names: placeholders.join(', ') })}
					lang={language}
					html={form.values.body}
					round={round}
					error={form.errors.body}
					onChange={(html) => form.setFieldValue('body', html)}
				/>
				<FormFoot>
					<Button type="submit" variant="default" loading={isSending}>
						{t('pagesAdmin.save')}
					</Button>
					<Button loading={isSending} onClick={() => publish()}>
						{t('pagesAdmin.publish')}
					</Button>
					<PreviewButton title={form.values.title} body={form.values.body} lang={language} />
					{draft && (
						<ConfirmButton label={t('pagesAdmin.drop')} question={t('pagesAdmin.dropQuestion')} act={drop} />
					)}
					{live && !(isFixed && language === 'en') && (
						<ConfirmButton
							label={t('pagesAdmin.takeDown')}
							question={t('pagesAdmin.takeDownQuestion')}
							act={() => send(takePageDown, { params })}
						/>
					)}
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty()} />
		</>
	)
}
