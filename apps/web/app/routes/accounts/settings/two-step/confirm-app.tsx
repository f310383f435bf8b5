import { TextInput } from '@mantine/core'
import { confirmTwoStep, type startTwoStep } from '@profile-search/contract/accounts/two-step'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from '#features/accounts/settings/settings.module.css'

type Props = { started: Details<typeof startTwoStep>; onConfirmed: (recoveryCodes: string[]) => unknown }

/** Shows the secret as a QR code and as text, and asks for the code that proves the app has it. */
export function ConfirmApp({ started, onConfirmed }: Props) {
	const { t } = useTranslation()
	const [code, setCode] = useState('')
	const [refusal, setRefusal] = useState('')
	const [isSending, setSending] = useState(false)

	return (
		<form
			className={classes.scan}
			noValidate
			onSubmit={async (event) => {
				event.preventDefault()
				setSending(true)
				const sent = await send(confirmTwoStep, { body: { code } })
				setSending(false)
				setRefusal(sent.errorCode === 0 ? '' : sent.message)
				if (sent.details) await onConfirmed(sent.details.recoveryCodes)
			}}
		>
			<img alt={t('security.qr')} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(started.uri))}`} />
			<p>
				{t('security.scanText')} <code>{started.secret}</code>
			</p>
			<TextInput
				label={t('security.appCode')}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={6}
				data-autofocus
				value={code}
				error={refusal}
				onChange={(event) => setCode(event.currentTarget.value)}
			/>
			<Button type="submit" loading={isSending} disabled={code.trim().length !== 6}>
				{t('security.confirm')}
			</Button>
		</form>
	)
}
