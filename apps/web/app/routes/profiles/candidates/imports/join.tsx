import type { Details } from '@profile-search/contract/http/endpoint'
import {
	PersonAcceptance,
	acceptPersonInvitation,
	declinePersonInvitation,
	showPersonInvitation,
} from '@profile-search/contract/profiles/imports/invitations'
import { useState } from 'react'
import { Link, data, useNavigate } from 'react-router'
import { ask, send } from '#api.ts'
import { NewPasswordFields } from '#features/accounts/password/new-password-fields.tsx'
import { findNotice } from '#features/accounts/register/find-notice.ts'
import { nothingAgreed, purposesOf, RegisterConsent } from '#features/accounts/register/register-consent.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/join.ts'
import { organisationFacts } from './organisation-facts.tsx'
import { personFacts } from './person-facts.tsx'

// The address is a key: it must not reach search engines, nor the logs of sites that a link leads to.
export const meta = () => [
	{ title: `${i18n.t('personInvitation.title')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { token } = args.params
	const { status, message, details } = await ask(args, showPersonInvitation, { params: { token } })
	if (status !== 200 && status !== 404) throw data(message, { status })
	return data({ token, invitation: details, message }, { status })
}

export default function PersonInvitation({
	loaderData: { token, invitation, message },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const [declined, setDeclined] = useState('')
	if (declined)
		return (
			<Page width="narrow" title={t('personInvitation.title')}>
				<Notice tone="good" title={declined} />
			</Page>
		)
	if (!invitation)
		return (
			<Page width="narrow" title={t('personInvitation.title')}>
				<Notice tone="bad" title={message} action={<Link to="/login">{t('accounts.login')}</Link>}>
					{t('personInvitation.maybeAccepted')}
				</Notice>
			</Page>
		)
	const { person, organisation, source, expiresAt } = invitation
	const facts = organisation ? organisationFacts(organisation, person) : personFacts(person)
	return (
		<Page
			width="narrow"
			title={
				organisation
					? t('personInvitation.ofOrganisation.title', { name: organisation.name })
					: t('personInvitation.title')
			}
			companion={t('personInvitation.companion')}
			lead={
				organisation
					? t('personInvitation.ofOrganisation.lead', { source, name: organisation.name })
					: t('personInvitation.lead', { source })
			}
		>
			<Section title={t('personInvitation.held')}>
				<Facts
					facts={facts.filter(([, , value]) => value !== '').map(([, label, value]) => [label, value])}
				/>
				<p style={{ marginTop: 'var(--gap-12)' }}>{t('personInvitation.until', { date: date(expiresAt) })}</p>
			</Section>
			<Section title={t('personInvitation.accept')}>
				<Accept token={token} email={person.email} organisation={organisation?.name ?? null} />
			</Section>
			<Section title={t('personInvitation.decline')}>
				<Decline token={token} onDeclined={setDeclined} />
			</Section>
		</Page>
	)
}

type Token = { token: string }
type Accepting = Token & {
	email: Details<typeof showPersonInvitation>['person']['email']
	/** The name of the organisation that the person would look after, if any. */
	organisation: string | null
}

function Accept({ token, email, organisation }: Accepting) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const userType = organisation === null ? 'candidate' : 'employer'
	const { form, isSending, submit } = useDraftForm(
		{ password: '', confirm: '', ...nothingAgreed },
		({ password, confirm }) => ({
			...errorsOf(PersonAcceptance, { password }),
			...(confirm === '' && { confirm: t('accounts.confirmRequired') }),
		}),
	)
	const accept = submit(async ({ password, confirm, match_mails, learning }) => {
		if (confirm !== password) return void toast(t('accounts.confirmDiffers'), 'error')
		const notice = await findNotice()
		const purposes = purposesOf(userType, { match_mails, learning })
		const consent = notice ? { ...notice, isAdult: true as const, purposes } : undefined
		const sent = await send(acceptPersonInvitation, { params: { token }, body: { password, consent } })
		if (sent.errorCode !== 0) {
			toast(sent.message, 'error')
			return sent
		}
		const next = organisation === null ? '/profile-update' : '/employer-profile-update'
		const query = new URLSearchParams({ as: userType, email, next })
		await navigate(`/login?${query}`)
		alert('success', sent.message)
		return sent
	})
	return (
		<Stack as="form" gap={16} method="post" noValidate onSubmit={accept}>
			<p>
				{organisation === null
					? t('personInvitation.acceptText', { email })
					: t('personInvitation.ofOrganisation.acceptText', { email, name: organisation })}
			</p>
			<NewPasswordFields
				label={t('accounts.password')}
				password={form.getInputProps('password')}
				confirm={form.getInputProps('confirm')}
			/>
			<RegisterConsent
				userType={userType}
				fieldOf={(name) => form.getInputProps(name, { type: 'checkbox' })}
			/>
			<Row gap={16}>
				<Button type="submit" loading={isSending}>
					{t('personInvitation.acceptButton')}
				</Button>
			</Row>
		</Stack>
	)
}

function Decline({ token, onDeclined }: Token & { onDeclined: (answer: string) => void }) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)
	const decline = async () => {
		const sent = await send(declinePersonInvitation, { params: { token } })
		setOpen(false)
		if (sent.errorCode === 0) onDeclined(sent.message)
		else toast(sent.message, 'error')
	}
	return (
		<>
			<p style={{ marginBottom: 'var(--gap-12)' }}>{t('personInvitation.declineText')}</p>
			<Button variant="default" onClick={() => setOpen(true)}>
				{t('personInvitation.declineButton')}
			</Button>
			<AskSure
				isOpen={isOpen}
				title={t('personInvitation.decline')}
				question={t('personInvitation.declineQuestion')}
				yes={t('personInvitation.declineButton')}
				onYes={decline}
				onClose={() => setOpen(false)}
			/>
		</>
	)
}
