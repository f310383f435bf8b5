import { TextInput } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { deletePasskey, type listPasskeys } from '@profile-search/contract/accounts/passkeys'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { makePasskey } from '#features/accounts/passkey.ts'
import { AskPassword } from '#features/accounts/settings/ask-password.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

type Passkey = Details<typeof listPasskeys>[number]

export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const isMounted = useMounted()
	const canMake = !isMounted || 'PublicKeyCredential' in window
	const [isAdding, setAdding] = useState(false)
	const [name, setName] = useState('')
	const [leaving, setLeaving] = useState<Passkey>()

	const add = async (presentPassword: string) => {
		const sent = await makePasskey(presentPassword, name)
		if (sent?.errorCode === 0) {
			toast(sent.message)
			await revalidate()
		}
		return sent
	}
	const remove = async (present_password: string) => {
		if (!leaving) return undefined
		const sent = await send(deletePasskey, { params: { passkeyId: leaving.id }, body: { present_password } })
		if (sent.errorCode === 0) {
			toast(sent.message)
			await revalidate()
		}
		return sent
	}

	return (
		<>
			<ActionLine text={canMake ? t('security.passkeysText') : t('security.noPasskeySupport')}>
				{canMake && (
					<Button
						variant="default"
						onClick={() => {
							setName(t('security.passkeyStart', { date: date(new Date()) }))
							setAdding(true)
						}}
					>
						{t('security.addPasskey')}
					</Button>
				)}
			</ActionLine>
			{passkeys.map((passkey) => (
				<ActionLine
					key={passkey.id}
					title={passkey.name}
					text={
						passkey.lastUsedAt
							? t('security.passkeyUsed', {
									added: date(passkey.createdAt),
									used: date(passkey.lastUsedAt),
								})
							: t('security.passkeyAdded', { date: date(passkey.createdAt) })
					}
				>
					<Button
						variant="subtle"
						aria-label={t('security.removePasskey', { name: passkey.name })}
						onClick={() => setLeaving(passkey)}
					>
						{t('labels.remove')}
					</Button>
				</ActionLine>
			))}
			<AskPassword opened={isAdding} onClose={() => setAdding(false)} act={add}>
				<TextInput
					label={t('security.passkeyLabel')}
					maxLength={60}
					value={name}
					onChange={(event) => setName(event.currentTarget.value)}
				/>
			</AskPassword>
			<AskPassword
				opened={leaving !== undefined}
				onClose={() => setLeaving(undefined)}
				act={remove}
				title={t('security.removePasskey', { name: leaving?.name })}
				yes={t('labels.remove')}
			>
				<p>{t('security.removePasskeyText')}</p>
			</AskPassword>
		</>
	)
}
