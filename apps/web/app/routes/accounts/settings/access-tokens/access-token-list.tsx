import { deleteAccessToken, type listAccessTokens } from '@profile-search/contract/accounts/access-tokens'
import type { Details } from '@profile-search/contract/http/endpoint'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date, moment } from '#ui/text/amounts.ts'

/** The tokens of the account and of its organisation, each with what it may do. */
export function AccessTokenList({ items }: { items: Details<typeof listAccessTokens>['items'] }) {
	const { t } = useTranslation()
	if (items.length === 0) return <p>{t('accessTokens.none')}</p>
	return items.map(({ id, kind, name, scopes, hint, madeBy, expiresAt, lastUsedAt }) => (
		<ActionLine
			key={id}
			title={name}
			mark={t(`accessTokens.kinds.${kind}`)}
			text={
				<>
					<code>…{hint}</code>{' '}
					{[
						...(madeBy ? [t('accessTokens.madeBy', { name: madeBy })] : []),
						t('accessTokens.until', { date: date(expiresAt) }),
						lastUsedAt ? t('accessTokens.used', { when: moment(lastUsedAt) }) : t('accessTokens.unused'),
					].join(' · ')}
					<br />
					{scopes.join(', ')}
				</>
			}
		>
			<ConfirmButton
				label={t('labels.remove')}
				description={t('accessTokens.remove', { name })}
				title={t('accessTokens.remove', { name })}
				question={t('accessTokens.removeText')}
				act={() => send(deleteAccessToken, { params: { accessTokenId: id } })}
			/>
		</ActionLine>
	))
}
