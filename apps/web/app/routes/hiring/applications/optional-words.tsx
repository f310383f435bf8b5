import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { label: string; value: string; onChange: (words: string) => void }

/** Words that go with a decision, for whoever wants to say some. */
export function OptionalWords({ label, value, onChange }: Props) {
	const { t } = useTranslation()
	return (
		<Textarea
			mt="md"
			label={label}
			placeholder={t('words.optional')}
			maxLength={500}
			autosize
			minRows={2}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	)
}
