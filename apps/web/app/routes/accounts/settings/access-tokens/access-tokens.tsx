import { type createAccessToken, listAccessTokens } from '@profile-search/contract/accounts/access-tokens'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page, Section } from '#ui/page/page.tsx'
import { ShownOnce } from '#ui/text/shown-once.tsx'
import type { Route } from './+types/access-tokens.ts'
import { AccessTokenForm } from './access-token-form.tsx'
import { AccessTokenList } from './access-token-list.tsx'

export const meta = () => [{ title: `${i18n.t('accessTokens.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, listAccessTokens)
}

export default function AccessTokens({ loaderData: { items, isForTeam } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [made, setMade] = useState<Details<typeof createAccessToken>>()

	return (
		<Page
			title={t('accessTokens.title')}
			companion={t('accessTokens.companion')}
			lead={t('accessTokens.lead')}
			width="narrow"
		>
			{made && (
				<ShownOnce
					title={t('accessTokens.made', { name: made.accessToken.name })}
					secret={made.token}
					text={t('accessTokens.madeText')}
				/>
			)}
			<Section title={t('accessTokens.yours')}>
				<AccessTokenList items={items} />
			</Section>
			<Section title={t('accessTokens.make')}>
				<AccessTokenForm
					key={made?.accessToken.id}
					isForTeam={isForTeam}
					onMade={async (details) => {
						setMade(details)
						await revalidate()
						window.scrollTo({ top: 0 })
					}}
				/>
			</Section>
			<p style={{ marginTop: 'var(--gap-16)' }}>
				<a href="/api/docs">{t('accessTokens.docs')}</a> ·{' '}
				<Link to="/settings">{t('accessTokens.back')}</Link>
			</p>
		</Page>
	)
}
