import { PasswordChangeDraft, changePassword, showSession } from '@profile-search/contract/accounts/accounts'
import { Link, redirect, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { NewPasswordFields } from '#features/accounts/password/new-password-fields.tsx'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Route } from './+types/change-password.ts'
import classes from './accounts.module.css'

export const meta = () => [{ title: `${i18n.t('accounts.changeTitle')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', '/change-password'))
	return null
}

export default function ChangePassword() {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, isSending, submit } = useDraftForm(
		{ present_password: '', password: '', confirm: '' },
		({ confirm, ...draft }) => ({
			...errorsOf(PasswordChangeDraft, draft),
			...(confirm === '' && { confirm: t('accounts.confirmRequired') }),
		}),
	)

	const change = submit(
		async ({ confirm, ...draft }) => {
			if (confirm !== draft.password) return void toast(t('accounts.confirmDiffers'), 'error')

			const sent = await send(changePassword, { body: draft })
			alert(sent.errorCode === 0 ? 'success' : 'error', sent.message)
			return sent
		},
		() => navigate('/settings'),
	)

	return (
		<div className={classes.narrow}>
			<h1>{t('accounts.changeTitle')}</h1>
			<p>{t('accounts.changeLead')}</p>
			<form method="post" noValidate onSubmit={change}>
				<Stack gap={16}>
					<PasswordField
						label={t('accounts.presentPassword')}
						autoComplete="current-password"
						{...form.getInputProps('present_password')}
					/>
					<NewPasswordFields
						label={t('accounts.newPassword')}
						password={form.getInputProps('password')}
						confirm={form.getInputProps('confirm')}
					/>
					<Button type="submit" loading={isSending} fullWidth>
						{t('accounts.changePassword')}
					</Button>
				</Stack>
			</form>
			<Row as="p" links>
				<Link to="/forgot-password">{t('accounts.forgot')}</Link>
			</Row>
		</div>
	)
}
