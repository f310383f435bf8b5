import { Select, TextInput } from '@mantine/core'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import {
	PeopleImportStart,
	deletePeopleImport,
	startPeopleImport,
	stopPeopleImport,
	undoPeopleImport,
} from '@profile-search/contract/profiles/imports/people'
import { useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Import } from './import-facts.ts'

/** What can be done with an import of people in its present state. */
export function ImportActions({ found }: { found: Import }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const navigate = useNavigate()
	const { id, state, undoUntil, fileName } = found
	const params = { importId: id }
	const isUndoable = (state === 'done' || state === 'stopped') && undoUntil !== null

	const stop = async () => {
		const sent = await send(stopPeopleImport, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Stack gap={12} mt={16}>
			{(state === 'ready' || state === 'stopped') && <StartForm found={found} />}
			<Row gap={8} align="center">
				{state === 'importing' && (
					<Button variant="default" onClick={stop}>
						{t('fileImports.stop')}
					</Button>
				)}
				{isUndoable && (
					<ConfirmButton
						label={t('fileImports.undo')}
						question={t('peopleImports.undoQuestion')}
						act={() => send(undoPeopleImport, { params })}
					/>
				)}
				{state !== 'importing' && (
					<ConfirmButton
						label={t('fileImports.delete')}
						description={t('fileImports.deleteOf', { name: fileName })}
						question={t('peopleImports.deleteQuestion')}
						act={async () => {
							const sent = await send(deletePeopleImport, { params })
							if (sent.errorCode === 0) await navigate('/admin/people-imports')
							return sent
						}}
					/>
				)}
			</Row>
			{isUndoable && undoUntil && <p>{t('fileImports.undoUntil', { date: moment(undoUntil) })}</p>}
		</Stack>
	)
}

/** Says who gave the data, and begins to invite the people. */
function StartForm({ found }: { found: Import }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { id, state, rows, faulty, duplicates, invited, source, language } = found
	const left = rows - faulty - duplicates - invited
	const { form, isSending, submit } = useDraftForm(
		{ source: source ?? '', language: language ?? PageLanguage.parse(i18n.language) },
		(draft) => errorsOf(PeopleImportStart, draft),
	)
	const start = submit(async (body) => {
		const sent = await send(startPeopleImport, { params: { importId: id }, body })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		return sent
	})
	return (
		<Stack as="form" gap={12} method="post" noValidate onSubmit={start}>
			<p>{t('peopleImports.beginText', { count: left })}</p>
			<Grid columns={2} above={600} gap={12}>
				<TextInput
					label={t('peopleImports.source')}
					description={t('peopleImports.sourceHelp')}
					{...form.getInputProps('source')}
				/>
				<Select
					label={t('peopleImports.language')}
					description={t('peopleImports.languageHelp')}
					allowDeselect={false}
					data={PageLanguage.options.map((value) => ({ value, label: t(`languages.names.${value}`) }))}
					{...form.getInputProps('language')}
				/>
			</Grid>
			<p>
				<Button type="submit" loading={isSending} disabled={left <= 0}>
					{t(state === 'ready' ? 'peopleImports.begin' : 'fileImports.resume')}
				</Button>
			</p>
		</Stack>
	)
}
