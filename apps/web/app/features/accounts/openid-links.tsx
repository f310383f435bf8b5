import type { UserType } from '@profile-search/contract/accounts/accounts'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'

/** The providers that accounts of this kind can log in by, if there are any: plain links, which need no script. */
export function OpenidLinks({ userType, next }: { userType: UserType; next: string }) {
	const { t } = useTranslation()
	const providers = useRouteLoaderData<typeof loader>('root')?.settings?.openid_providers ?? []
	const query = new URLSearchParams({ as: userType, next })
	return providers
		.filter(({ user_types }) => user_types.includes(userType))
		.map(({ id, name }) => (
			<Button
				key={id}
				component="a"
				href={`/api/auth/openid/${id}?${query}`}
				data-follows-buttons
				variant="default"
				fullWidth
			>
				{t('accounts.continueWith', { name })}
			</Button>
		))
}
