import { type ReactNode, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'

type Answer = { errorCode: number; message: string }

type Props = {
	opened: boolean
	onClose: () => void
	/** The action that needs the password. A refusal is shown at the field, and the person can try again. */
	act: (presentPassword: string) => Promise<Answer | undefined>
	/** Further fields. */
	children?: ReactNode
	/** The title, if the dialog asks for more than the password. */
	title?: string | undefined
	/** The label of the button, if it is not just Continue; then the action removes something. */
	yes?: string
}

/** Asks for the password again before a critical action. */
export function AskPassword({ opened, onClose, act, children, title, yes }: Props) {
	const { t } = useTranslation()
	return (
		<Modal
			opened={opened}
			onClose={onClose}
			title={title ?? t('security.askPassword')}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<PasswordForm act={act} onDone={onClose} yes={yes}>
				{children}
			</PasswordForm>
		</Modal>
	)
}

type FormProps = Pick<Props, 'act' | 'children'> & { onDone: () => void; yes: string | undefined }

function PasswordForm({ act, onDone, children, yes }: FormProps) {
	const { t } = useTranslation()
	const [password, setPassword] = useState('')
	const [refusal, setRefusal] = useState('')
	const [isSending, setSending] = useState(false)

	return (
		<form
			noValidate
			onSubmit={async (event) => {
				event.preventDefault()
				setSending(true)
				const answer = await act(password)
				setSending(false)
				setRefusal(answer && answer.errorCode !== 0 ? answer.message : '')
				if (answer?.errorCode === 0) onDone()
			}}
		>
			<Stack gap={16}>
				{children}
				<PasswordField
					label={t('accounts.password')}
					description={t('security.askPasswordText')}
					autoComplete="current-password"
					data-autofocus
					value={password}
					error={refusal}
					onChange={(event) => setPassword(event.currentTarget.value)}
				/>
				<Row gap={16} align="center" justify="end">
					<Button
						type="submit"
						color={yes ? 'vermilion' : undefined}
						loading={isSending}
						disabled={password === ''}
					>
						{yes ?? t('security.go')}
					</Button>
				</Row>
			</Stack>
		</form>
	)
}
