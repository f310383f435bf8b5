import type { UserType } from '@profile-search/contract/accounts/accounts'
import type { OpenidProvider } from '@profile-search/contract/accounts/openid'
import { remember } from '#platform/concurrency/remember.ts'
import type { OpenidSettings } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'

const anHour = 3600

export type Providers = ReturnType<typeof createProviders>

/** The providers of the settings. What they say about themselves is read when it is first needed, and kept for an hour. */
export function createProviders(settings: OpenidSettings[], publicUrl: string) {
	const clients = new Map(
		settings.map((each) => [
			each.id,
			// Most visitors never need it, so it is loaded late.
			remember(anHour, async () => (await import('./client.ts')).discover(each)),
		]),
	)
	const find = (id: string) => settings.find((each) => each.id === id)

	return {
		all: settings,
		find,
		/** The provider that accounts of this kind log in by; refuses any other. */
		get(id: string, userType: UserType) {
			const provider = find(id)
			if (!provider?.userTypes.includes(userType)) throw notFound()
			return provider
		},
		/** Throws when the provider cannot be reached. */
		async clientOf(id: string) {
			const client = await clients.get(id)?.()
			if (!client) throw notFound()
			return client
		},
		/** Where a provider sends people back to. One address for each, so that no answer is taken for that of another. */
		callbackOf: (id: string) => new URL(`/api/auth/openid/${id}/callback`, publicUrl),
	}
}

/** A provider as pages show it, without secrets. */
export function shownProvider({ id, name, userTypes }: OpenidSettings): OpenidProvider {
	return { id, name, user_types: userTypes }
}

/** Refuses to link an account of a kind that the provider is not for. */
export function refuseOtherKind({ name, userTypes }: OpenidSettings, userType: UserType) {
	if (!userTypes.includes(userType)) throw conflict('accountsRefusals.openidOtherKind', { name })
}
