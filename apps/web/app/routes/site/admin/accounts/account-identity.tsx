import { Textarea, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAccount } from '@profile-search/contract/site/admin-accounts'
import { changeEmailOf, changeNameOf, transferOrganisation } from '@profile-search/contract/trust/identity'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { AsideSection } from '#ui/page/with-aside.tsx'

type Account = Details<typeof showAccount>
type Answer = { errorCode: number; message: string; fields?: Record<string, string> }

/** Changes that an administrator makes to an account, each with a reason that the person reads. */
export function AccountIdentity({ account }: { account: Account }) {
	const { t } = useTranslation()
	const [open, setOpen] = useState<'name' | 'email' | 'owner' | null>(null)
	const params = { accountId: account.id }
	const close = () => setOpen(null)
	return (
		<AsideSection title={t('adminIdentity.title')}>
			<Stack gap={10} align="start">
				<Button variant="default" onClick={() => setOpen('name')}>
					{t('adminIdentity.name')}
				</Button>
				<Button variant="default" onClick={() => setOpen('email')}>
					{t('adminIdentity.email')}
				</Button>
				{account.memberRole === 'owner' && (
					<Button variant="default" onClick={() => setOpen('owner')}>
						{t('adminIdentity.owner')}
					</Button>
				)}
			</Stack>
			<ReasonDialog
				// Mounted again when the name changes, since its fields start with the name.
				key={account.name}
				isOpen={open === 'name'}
				title={`${t('adminIdentity.name')}: ${account.name}`}
				question={t('adminIdentity.nameQuestion')}
				isGood
				fields={{
					f_name: t('accounts.firstName'),
					middle_name: t('accounts.middleName'),
					l_name: t('accounts.lastName'),
				}}
				initial={{
					f_name: account.firstName,
					middle_name: account.middleName ?? '',
					l_name: account.lastName,
				}}
				act={({ f_name = '', middle_name = '', l_name = '' }, reason) =>
					send(changeNameOf, { params, body: { f_name, middle_name, l_name, reason } })
				}
				onClose={close}
			/>
			<ReasonDialog
				isOpen={open === 'email'}
				title={`${t('adminIdentity.email')}: ${account.name}`}
				question={t('adminIdentity.emailQuestion', { email: account.email })}
				fields={{ email: t('identity.newEmail') }}
				act={({ email = '' }, reason) => send(changeEmailOf, { params, body: { email, reason } })}
				onClose={close}
			/>
			<ReasonDialog
				isOpen={open === 'owner'}
				title={`${t('adminIdentity.owner')}: ${account.organisation}`}
				question={t('adminIdentity.ownerQuestion')}
				fields={{ email: t('adminIdentity.heir') }}
				act={({ email = '' }, reason) => send(transferOrganisation, { params, body: { email, reason } })}
				onClose={close}
			/>
		</AsideSection>
	)
}

type Props = {
	isOpen: boolean
	title: string
	question: string
	/** Whether the action is harmless. */
	isGood?: boolean
	/** The fields with their labels. */
	fields: Record<string, string>
	/** The initial values of the fields. */
	initial?: Record<string, string>
	act: (values: Record<string, string>, reason: string) => Promise<Answer>
	onClose: () => void
}

/** Asks for the fields and a reason. The input stays if the network fails. */
function ReasonDialog({ isOpen, title, question, isGood, fields, initial = {}, act, onClose }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [values, setValues] = useState(initial)
	const [reason, setReason] = useState('')
	const [errors, setErrors] = useState<Record<string, string>>({})

	const change = async () => {
		const sent = await act(values, reason)
		setErrors(sent.fields ?? {})
		// Errors of a field are shown below it.
		if (!sent.fields) toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		setValues(initial)
		setReason('')
		onClose()
		await revalidate()
	}

	return (
		<AskSure
			isOpen={isOpen}
			title={title}
			question={question}
			yes={t('adminIdentity.yes')}
			isGood={isGood}
			onYes={change}
			onClose={onClose}
		>
			{Object.entries(fields).map(([field, label], place) => (
				<TextInput
					key={field}
					mt="md"
					data-autofocus={place === 0 || undefined}
					label={label}
					value={values[field] ?? ''}
					error={errors[field]}
					onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
				/>
			))}
			<Textarea
				mt="md"
				label={t('adminAccounts.reasonLabel')}
				description={t('adminAccounts.reasonHelp')}
				rows={3}
				maxLength={1000}
				value={reason}
				error={errors['reason']}
				onChange={(event) => setReason(event.currentTarget.value)}
			/>
		</AskSure>
	)
}
