import { useTranslation } from '#text/use-translation.ts'
import { Button } from '../action/button/button.tsx'
import { ActionLine } from '../line/action-line.tsx'

type Props = {
	title: string
	text: string
	/** The address of the files without their extension. */
	address: string
}

const kinds = { csv: 'CSV', xlsx: 'Excel' }

/** A table to download, as CSV or as a workbook. */
export function ExportLine({ title, text, address }: Props) {
	const { t } = useTranslation()
	return (
		<ActionLine title={title} text={text}>
			{Object.entries(kinds).map(([extension, kind]) => (
				<Button
					key={extension}
					component="a"
					href={`${address}.${extension}`}
					download
					variant="default"
					aria-label={t('fileImports.exportAs', { what: title, kind })}
				>
					{kind}
				</Button>
			))}
		</ActionLine>
	)
}
