import { Select } from '@mantine/core'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '../action/button/button.tsx'
import { toast } from '../action/toast.ts'
import { Grid } from '../layout/grid.tsx'
import { Section } from '../page/page.tsx'

type Sent = { errorCode: number; message: string; fields?: Record<string, string> | undefined }
type Props<Column extends string> = {
	/** The columns of the file, and what each was matched to. */
	present: { name: string; column: Column | null }[]
	choices: readonly Column[]
	labelOf: (column: Column) => string
	save: (columns: (Column | null)[]) => Promise<Sent>
}

/** What each column of a file means, to change by hand. */
export function ColumnsForm<Column extends string>({ present, choices, labelOf, save }: Props<Column>) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [matched, setMatched] = useState(present.map(({ column }) => column))
	const [isSending, setSending] = useState(false)
	const isChanged = matched.some((column, at) => column !== present[at]?.column)

	const send = async () => {
		setSending(true)
		const sent = await save(matched)
		toast(sent.fields?.['columns'] ?? sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setSending(false)
	}
	return (
		<Section title={t('fileImports.columnsTitle')}>
			<p>{t('fileImports.columnsText')}</p>
			<Grid columns={2} above={600} gap={12} mt={12}>
				{present.map(({ name }, at) => (
					<Select
						// oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name
						key={at}
						label={t('fileImports.columnOf', { name })}
						placeholder={t('fileImports.leaveOut')}
						clearable
						data={choices.map((column) => ({ value: column, label: labelOf(column) }))}
						value={matched[at] ?? null}
						onChange={(value) =>
							setMatched(matched.with(at, choices.find((column) => column === value) ?? null))
						}
					/>
				))}
			</Grid>
			<p style={{ marginTop: 'var(--gap-16)' }}>
				<Button variant="default" disabled={!isChanged} loading={isSending} onClick={send}>
					{t('fileImports.saveColumns')}
				</Button>
			</p>
		</Section>
	)
}
