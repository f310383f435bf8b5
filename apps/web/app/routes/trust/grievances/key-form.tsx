import { TextInput } from '@mantine/core'
import { GrievanceKey } from '@profile-search/contract/trust/grievances'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { type Answer, errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Stack } from '#ui/layout/stack.tsx'

export type Key = { number: string; email: string }

/** Asks for the number and the mail address that open a grievance. */
export function KeyForm({ number, open }: { number: string; open: (key: Key) => Promise<Answer> }) {
	const { t } = useTranslation()
	const { form, isSending, submit } = useDraftForm({ number, email: '' }, (values) =>
		errorsOf(GrievanceKey, values),
	)
	return (
		<form
			method="post"
			noValidate
			style={{ maxWidth: '30rem' }}
			onSubmit={submit((values) => open(GrievanceKey.parse(values)))}
		>
			<Stack gap={16}>
				<TextInput
					label={t('grievance.number')}
					placeholder="PS-2026-7K3F9QXM"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					{...form.getInputProps('number')}
				/>
				<TextInput
					label={t('accounts.email')}
					type="email"
					autoComplete="email"
					{...form.getInputProps('email')}
				/>
				<Button type="submit" loading={isSending} style={{ justifySelf: 'start' }}>
					{t('grievance.show')}
				</Button>
			</Stack>
		</form>
	)
}
