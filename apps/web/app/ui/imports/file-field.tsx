import { FileButton } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '../action/button/button.tsx'

type Props = { label: string; help: string; isBusy: boolean; onChoose: (file: File) => void }

/** A button that takes a table, with what it may be. */
export function FileField({ label, help, isBusy, onChoose }: Props) {
	const { t } = useTranslation()
	const id = useId()
	const reset = useRef<() => void>(null)
	const choose = (file: File | null) => {
		// The same file may be chosen again, once it is corrected.
		reset.current?.()
		if (file) onChoose(file)
	}
	return (
		<>
			<p id={id} style={{ marginBottom: 'var(--gap-12)' }}>
				{help}
			</p>
			<FileButton
				accept=".csv,.txt,.tsv,.xlsx,text/csv"
				onChange={choose}
				resetRef={reset}
				inputProps={{ 'aria-label': label }}
			>
				{(props) => (
					<Button
						{...props}
						leftSection={<IconTableImport size={18} aria-hidden="true" />}
						loading={isBusy}
						aria-describedby={id}
					>
						{t('fileImports.choose')}
					</Button>
				)}
			</FileButton>
		</>
	)
}
