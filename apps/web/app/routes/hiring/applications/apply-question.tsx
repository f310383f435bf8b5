import { Radio, TextInput, Textarea } from '@mantine/core'
import type { ApplicationQuestion } from '@profile-search/contract/hiring/applications'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'

type Props = {
	question: ApplicationQuestion
	field: { value?: string; error?: ReactNode; onChange: (value: unknown) => void }
}

/** A question of a job, with the field that fits its kind. */
export function ApplyQuestion({ question: { text, kind, choices, isRequired }, field }: Props) {
	const { t } = useTranslation()
	const shared = { label: text, required: isRequired, withAsterisk: isRequired, ...field }
	if (kind === 'text') return <Textarea autosize minRows={3} maxLength={2000} {...shared} />
	if (kind === 'number')
		return (
			<TextInput inputMode="decimal" maxLength={12} styles={{ wrapper: { maxWidth: '14rem' } }} {...shared} />
		)

	const options =
		kind === 'choice'
			? choices.map((value) => ({ value, label: value }))
			: (['yes', 'no'] as const).map((value) => ({ value, label: t(`applications.${value}`) }))
	return (
		<Radio.Group {...shared} value={field.value ?? ''}>
			<Stack gap={12} mt={10} mb={10}>
				{options.map(({ value, label }) => (
					<Radio key={value} value={value} label={label} data-invalid={field.error ? true : undefined} />
				))}
			</Stack>
		</Radio.Group>
	)
}
