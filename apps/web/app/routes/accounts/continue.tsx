import {
	linkByPassword,
	logInByOpenid,
	OpenidTrouble,
	registerByOpenid,
	showOpenidAnswer,
} from '@profile-search/contract/accounts/openid'
import type { Details } from '@profile-search/contract/http/endpoint'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { load, type Sent, send } from '#api.ts'
import { AccountForms } from '#features/accounts/account-forms.tsx'
import { SecondStepField } from '#features/accounts/login-form.tsx'
import { enter } from '#session/enter-and-leave.ts'
import { safeNext } from '#session/entry-address.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import type { Route } from './+types/continue.ts'
import classes from './accounts.module.css'

export const meta = () => [
	{ title: `${i18n.t('accounts.loginTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
	const trouble = OpenidTrouble.safeParse(args.url.searchParams.get('trouble')).data
	return { trouble, answer: trouble ? null : await load(args, showOpenidAnswer) }
}

/** Where a browser goes on that comes back from a provider: into the account, or to link what it brings with one. */
export default function Continue({ loaderData: { trouble, answer } }: Route.ComponentProps) {
	const { t } = useTranslation()
	if (!answer) return <Trouble title={t(`openid.troubles.${trouble ?? 'expired'}`)} />
	return answer.is_linked ? <Entering answer={answer} /> : <Linking answer={answer} />
}

type Answer = NonNullable<Details<typeof showOpenidAnswer>>

function Trouble({ title }: { title: string }) {
	const { t } = useTranslation()
	const isIn = useVisitor() !== null
	return (
		<div className={classes.narrow}>
			<h1>{t('accounts.loginTitle')}</h1>
			<Notice
				tone="bad"
				title={title}
				action={
					<Button component={Link} to={isIn ? '/settings' : '/login'}>
						{t(isIn ? 'openid.toSettings' : 'openid.toLogin')}
					</Button>
				}
			/>
		</div>
	)
}

/** Logs in at once; only the second step is still asked for, where the account has one. */
function Entering({ answer }: { answer: Answer }) {
	const { t } = useTranslation()
	const [needsSecondStep, setNeedsSecondStep] = useState(false)
	const [secondStep, setSecondStep] = useState('')
	const [refusal, setRefusal] = useState('')
	const [trouble, setTrouble] = useState('')
	const [isSending, setSending] = useState(false)
	const { name } = answer.provider

	const settle = async ({ errorCode, message, details }: Sent<typeof logInByOpenid>) => {
		if (errorCode === errorCodes.secondStepNeeded) setNeedsSecondStep(true)
		else if (errorCode === errorCodes.wrongSecondStep || errorCode === errorCodes.malformed)
			setRefusal(message)
		else if (errorCode === 0 && details) await enter(details, message, safeNext(answer.next))
		else setTrouble(message)
	}
	const onAnswer = useEffectEvent(settle)
	useEffect(() => void send(logInByOpenid, { body: {} }).then(onAnswer), [])

	if (trouble) return <Trouble title={trouble} />
	return (
		<div className={classes.narrow}>
			<h1>{t('openid.title', { name })}</h1>
			<output className={classes.lead}>
				{t(needsSecondStep ? 'openid.secondStepText' : 'openid.going', { name })}
			</output>
			{needsSecondStep && (
				<Stack
					as="form"
					gap={16}
					method="post"
					noValidate
					onSubmit={async (event: FormEvent) => {
						event.preventDefault()
						setSending(true)
						await settle(await send(logInByOpenid, { body: { second_step: secondStep } }))
						setSending(false)
					}}
				>
					<SecondStepField
						value={secondStep}
						error={refusal}
						onChange={(event) => setSecondStep(event.currentTarget.value)}
					/>
					<Button type="submit" loading={isSending} disabled={secondStep === ''} fullWidth>
						{t('accounts.logIn')}
					</Button>
				</Stack>
			)}
		</div>
	)
}

/** The password of an account proves that both belong to the same person; without an account there is the registration. */
function Linking({ answer: { provider, user_type, next, email, has_account } }: { answer: Answer }) {
	const { t } = useTranslation()
	const [mode, setMode] = useState<'login' | 'register'>(has_account ? 'login' : 'register')
	const { name, user_types } = provider
	return (
		<div className={classes.narrow}>
			<h1>{t(has_account ? 'openid.linkTitle' : 'openid.newTitle', { name })}</h1>
			<p className={classes.lead}>{t(has_account ? 'openid.linkText' : 'openid.newText', { name, email })}</p>
			<AccountForms
				key={mode}
				mode={mode}
				startType={user_type}
				startEmail={email ?? ''}
				onMode={setMode}
				next={safeNext(next)}
				linking={{ login: linkByPassword, register: registerByOpenid, userTypes: user_types }}
			/>
		</div>
	)
}
