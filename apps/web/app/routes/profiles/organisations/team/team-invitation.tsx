import type { Details } from '@profile-search/contract/http/endpoint'
import { acceptInvitation, showInvitation } from '@profile-search/contract/profiles/members'
import { useState } from 'react'
import { Link, data, useNavigate, useRevalidator } from 'react-router'
import { ask, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/team-invitation.ts'

// The address is a key: it must not reach search engines, nor the logs of sites that a link leads to.
export const meta = () => [
	{ title: `${i18n.t('invitation.title')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { token } = args.params
	const { status, message, details } = await ask(args, showInvitation, { params: { token } })
	if (status !== 200 && status !== 404) throw data(message, { status })
	return data({ token, invitation: details, message }, { status })
}

export default function TeamInvitation({ loaderData: { token, invitation, message } }: Route.ComponentProps) {
	const { t } = useTranslation()
	if (!invitation) {
		return (
			<Page width="narrow" title={t('invitation.title')} companion={t('team.companion')}>
				<Notice tone="bad" title={message} action={<Link to="/team">{t('team.title')}</Link>}>
					{t('invitation.maybeAccepted')}
				</Notice>
			</Page>
		)
	}
	const { organisation, invitedBy, role, expiresAt } = invitation
	return (
		<Page
			width="narrow"
			title={t('invitation.join', { organisation })}
			companion={t('team.companion')}
			lead={
				invitedBy
					? t('invitation.by', { name: invitedBy, organisation })
					: t('invitation.to', { organisation })
			}
		>
			<p>
				{t('invitation.as', { role: t(`team.roles.${role}`) })} {t(`team.roleText.${role}`)}
			</p>
			<p style={{ marginBottom: 'var(--gap-24)' }}>{t('invitation.until', { date: date(expiresAt) })}</p>
			<Answer token={token} invitation={invitation} />
		</Page>
	)
}

type Shown = Details<typeof showInvitation>

function Answer({ token, invitation: { obstacle, email } }: { token: string; invitation: Shown }) {
	const { t } = useTranslation()
	if (!obstacle) return <Accept token={token} />
	if (obstacle !== 'not_signed_in')
		return (
			<Notice tone="bad" title={t(`invitation.obstacles.${obstacle}`, { email })}>
				{t(`invitation.obstaclesText.${obstacle}`, { email })}
			</Notice>
		)

	const query = new URLSearchParams({ as: 'employer', email, next: `/invitation/${token}` })
	return (
		<Notice
			tone="wait"
			title={t('invitation.signIn', { email })}
			action={
				<Row gap={16} align="center">
					<Button component={Link} to={`/login?register&${query}`}>
						{t('invitation.register')}
					</Button>
					<Button component={Link} to={`/login?${query}`} variant="default">
						{t('accounts.login')}
					</Button>
				</Row>
			}
		>
			{t('invitation.signInText')}
		</Notice>
	)
}

function Accept({ token }: { token: string }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)

	const accept = async () => {
		setSending(true)
		const sent = await send(acceptInvitation, { params: { token } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate('/team')
		// The visitor now has the status of the team.
		await revalidate()
		setSending(false)
	}

	return (
		<Button size="lg" loading={isSending} onClick={accept}>
			{t('invitation.accept')}
		</Button>
	)
}
