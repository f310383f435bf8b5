import { Textarea } from '@mantine/core'
import { useTranslation } from '#text/use-translation.ts'

type Props = { help: string; value: string; error: string; onChange: (value: string) => void }

/** What an organisation writes to whom it invites. */
export function MessageField({ help, value, error, onChange }: Props) {
	const { t } = useTranslation()
	return (
		<Textarea
			mt="md"
			label={t('jobInvitations.message')}
			description={help}
			autosize
			minRows={3}
			maxLength={500}
			data-autofocus
			value={value}
			error={error}
			onChange={({ currentTarget }) => onChange(currentTarget.value)}
		/>
	)
}
