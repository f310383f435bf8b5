import { Textarea } from '@mantine/core'
import { useTranslation } from '#text/use-translation.ts'

type Props = { label: string; value: string; onChange: (message: string) => void }

/** An optional message with a decision. */
export function OptionalMessage({ label, value, onChange }: Props) {
	const { t } = useTranslation()
	return (
		<Textarea
			mt="md"
			label={label}
			placeholder={t('labels.optional')}
			maxLength={500}
			autosize
			minRows={2}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	)
}
