import { Checkbox } from '@mantine/core'
import {
	deleteJobImport,
	startJobImport,
	stopJobImport,
	undoJobImport,
} from '@profile-search/contract/hiring/drafts/job-imports'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Import } from './import-facts.ts'

/** What can be done with an import in its present state. */
export function ImportActions({ found }: { found: Import }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const navigate = useNavigate()
	const [withDuplicates, setWithDuplicates] = useState(found.withDuplicates)
	const { id, state, rows, faulty, duplicates, imported, undoUntil, fileName } = found
	const params = { importId: id }
	const left = rows - faulty - imported - (withDuplicates ? 0 : duplicates)
	const mayBegin = state === 'ready' || state === 'stopped'
	const isUndoable = (state === 'done' || state === 'stopped') && imported > 0 && undoUntil !== null

	const act = async (sending: Promise<{ errorCode: number; message: string }>) => {
		const sent = await sending
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Stack gap={12} mt={16}>
			{mayBegin && (
				<>
					<p>{t('jobImports.beginText', { count: left })}</p>
					{duplicates > 0 && (
						<Checkbox
							label={t('jobImports.withDuplicates')}
							checked={withDuplicates}
							onChange={(event) => setWithDuplicates(event.currentTarget.checked)}
						/>
					)}
				</>
			)}
			<Row gap={8} align="center">
				{mayBegin && (
					<Button
						disabled={left <= 0}
						onClick={() => act(send(startJobImport, { params, body: { withDuplicates } }))}
					>
						{t(state === 'ready' ? 'jobImports.begin' : 'fileImports.resume')}
					</Button>
				)}
				{state === 'importing' && (
					<Button variant="default" onClick={() => act(send(stopJobImport, { params }))}>
						{t('fileImports.stop')}
					</Button>
				)}
				{isUndoable && (
					<ConfirmButton
						label={t('fileImports.undo')}
						question={t('jobImports.undoQuestion')}
						act={() => send(undoJobImport, { params })}
					/>
				)}
				{state !== 'importing' && state !== 'undoing' && (
					<ConfirmButton
						label={t('fileImports.delete')}
						description={t('fileImports.deleteOf', { name: fileName })}
						question={t('jobImports.deleteQuestion')}
						act={async () => {
							const sent = await send(deleteJobImport, { params })
							if (sent.errorCode === 0) await navigate('/job-imports')
							return sent
						}}
					/>
				)}
			</Row>
			{isUndoable && undoUntil && <p>{t('fileImports.undoUntil', { date: moment(undoUntil) })}</p>}
		</Stack>
	)
}
