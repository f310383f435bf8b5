import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import {
	AccessTokenDraft,
	type AccessTokenKind,
	createAccessToken,
	organisationScopes,
	scopesFor,
	tokenDays,
} from '@profile-search/contract/accounts/access-tokens'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { Scope } from '@profile-search/contract/http/scopes'
import { send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './access-tokens.module.css'

type Props = {
	/** Whether the account may make tokens of its organisation. */
	isForTeam: boolean
	onMade: (made: Details<typeof createAccessToken>) => unknown
}

const kinds: AccessTokenKind[] = ['personal', 'organisation']

/** What a token may do and for how long, and the password. */
export function AccessTokenForm({ isForTeam, onMade }: Props) {
	const { t } = useTranslation()
	const { form, isSending, submit } = useDraftForm(
		{
			kind: 'personal' as AccessTokenKind,
			name: '',
			scopes: [] as Scope[],
			days: String(tokenDays[2]),
			present_password: '',
		},
		(values) => errorsOf(AccessTokenDraft, draftOf(values)),
	)
	const userType = useVisitor()?.userType ?? 'guest_user'
	const offered = form.values.kind === 'personal' ? scopesFor(userType) : organisationScopes

	const make = submit(async (values) => {
		const sent = await send(createAccessToken, { body: AccessTokenDraft.parse(draftOf(values)) })
		if (sent.details) await onMade(sent.details)
		else if (sent.fields) toast(sent.message, 'error')
		else form.setFieldError('present_password', sent.message)
		return sent
	})

	return (
		<form method="post" noValidate onSubmit={make}>
			<Stack gap={20}>
				<TextInput
					label={t('accessTokens.name')}
					description={t('accessTokens.nameText')}
					maxLength={60}
					withAsterisk
					{...form.getInputProps('name')}
				/>
				{isForTeam && (
					<Radio.Group label={t('accessTokens.kind')} {...form.getInputProps('kind')}>
						<Stack gap={10} mt={10}>
							{kinds.map((kind) => (
								<Radio
									key={kind}
									value={kind}
									label={t(`accessTokens.kinds.${kind}`)}
									description={t(`accessTokens.kindTexts.${kind}`)}
								/>
							))}
						</Stack>
					</Radio.Group>
				)}
				<Checkbox.Group label={t('accessTokens.scopes')} withAsterisk {...form.getInputProps('scopes')}>
					<div className={classes.scopes}>
						{offered.map((scope) => (
							<Checkbox
								key={scope}
								value={scope}
								label={t(`accessTokens.scopeTexts.${scope.replace(':', '_') as KeyOf<Scope>}`)}
								description={<code>{scope}</code>}
							/>
						))}
					</div>
				</Checkbox.Group>
				<NativeSelect
					label={t('accessTokens.days')}
					data={tokenDays.map((days) => ({
						value: String(days),
						label: t('accessTokens.daysOf', { count: days }),
					}))}
					{...form.getInputProps('days')}
				/>
				<PasswordField
					label={t('accounts.password')}
					description={t('security.askPasswordText')}
					autoComplete="current-password"
					withAsterisk
					{...form.getInputProps('present_password')}
				/>
				<div>
					<Button type="submit" loading={isSending}>
						{t('accessTokens.make')}
					</Button>
				</div>
			</Stack>
		</form>
	)
}

type KeyOf<Each> = Each extends `${infer Area}:${infer Right}` ? `${Area}_${Right}` : never
type Values = { kind: AccessTokenKind; scopes: Scope[]; days: string }

function draftOf<Given extends Values>(values: Given) {
	const { kind, scopes, days } = values
	return {
		...values,
		days: Number(days),
		scopes: kind === 'personal' ? scopes : scopes.filter((scope) => organisationScopes.includes(scope)),
	}
}
