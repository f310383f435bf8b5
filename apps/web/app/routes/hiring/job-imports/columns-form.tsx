import { Button, Select } from '@mantine/core'
import {
	JobColumn,
	matchJobColumns,
	type showJobImport,
} from '@profile-search/contract/hiring/drafts/job-imports'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/page/page.tsx'

/** What each column of the file means, to change by hand. */
export function ColumnsForm({ found }: { found: Details<typeof showJobImport> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [matched, setMatched] = useState(found.columns.map(({ column }) => column))
	const [isSending, setSending] = useState(false)
	const choices = JobColumn.options.map((column) => ({
		value: column,
		label: t(`jobImports.columns.${column}`),
	}))
	const isChanged = matched.some((column, at) => column !== found.columns[at]?.column)

	const save = async () => {
		setSending(true)
		const sent = await send(matchJobColumns, { params: { importId: found.id }, body: { columns: matched } })
		toast(sent.fields?.['columns'] ?? sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setSending(false)
	}
	return (
		<Section title={t('jobImports.columnsTitle')}>
			<p>{t('jobImports.columnsText')}</p>
			<Grid columns={2} above={600} gap={12} mt={12}>
				{found.columns.map(({ name }, at) => (
					<Select
						// oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name
						key={at}
						label={t('jobImports.columnOf', { name })}
						placeholder={t('jobImports.leaveOut')}
						clearable
						data={choices}
						value={matched[at] ?? null}
						onChange={(value) => setMatched(matched.with(at, JobColumn.safeParse(value).data ?? null))}
					/>
				))}
			</Grid>
			<p style={{ marginTop: 'var(--gap-16)' }}>
				<Button variant="default" disabled={!isChanged} loading={isSending} onClick={save}>
					{t('jobImports.saveColumns')}
				</Button>
			</p>
		</Section>
	)
}
