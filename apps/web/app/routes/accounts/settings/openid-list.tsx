import {
	type listOpenidIdentities,
	startOpenidLink,
	unlinkOpenid,
} from '@profile-search/contract/accounts/openid'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { AskPassword } from '#features/accounts/settings/ask-password.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

type Linked = Details<typeof listOpenidIdentities>

/** The sign-ins elsewhere that open the account, and the providers that could be linked with it. */
export function OpenidList({ identities, others }: Linked) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [linking, setLinking] = useState<Linked['others'][number]>()
	const [leaving, setLeaving] = useState<Linked['identities'][number]>()

	const link = async (present_password: string) => {
		if (!linking) return undefined
		const sent = await send(startOpenidLink, { body: { provider: linking.id, present_password } })
		if (sent.errorCode === 0 && sent.details) window.location.assign(sent.details.address)
		return sent
	}
	const unlink = async (present_password: string) => {
		if (!leaving) return undefined
		const params = { openidIdentityId: leaving.id }
		const sent = await send(unlinkOpenid, { params, body: { present_password } })
		if (sent.errorCode === 0) {
			toast(sent.message)
			await revalidate()
		}
		return sent
	}

	return (
		<>
			<p>{t('openid.text')}</p>
			{identities.map((identity) => (
				<ActionLine
					key={identity.id}
					title={identity.provider}
					text={
						identity.lastUsedAt
							? t('openid.used', { added: date(identity.createdAt), used: date(identity.lastUsedAt) })
							: t('openid.linked', { date: date(identity.createdAt) })
					}
				>
					<Button
						variant="subtle"
						aria-label={t('openid.unlinkOf', { name: identity.provider })}
						onClick={() => setLeaving(identity)}
					>
						{t('openid.unlink')}
					</Button>
				</ActionLine>
			))}
			{others.map((provider) => (
				<ActionLine key={provider.id} title={provider.name} text={t('openid.notLinked')}>
					<Button
						variant="default"
						aria-label={t('openid.linkOf', { name: provider.name })}
						onClick={() => setLinking(provider)}
					>
						{t('openid.linkNow')}
					</Button>
				</ActionLine>
			))}
			<AskPassword opened={linking !== undefined} onClose={() => setLinking(undefined)} act={link} />
			<AskPassword
				opened={leaving !== undefined}
				onClose={() => setLeaving(undefined)}
				act={unlink}
				title={t('openid.unlinkOf', { name: leaving?.provider })}
				yes={t('openid.unlink')}
			>
				<p>{t('openid.unlinkText')}</p>
			</AskPassword>
		</>
	)
}
