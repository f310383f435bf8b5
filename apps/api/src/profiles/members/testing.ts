import { createOrganisation } from '@profile-search/db/testing/factories'
import type { TestApp } from '#accounts/login/testing.ts'

/** An approved organisation and its owner, signed in. */
export async function ownedOrganisation(
	api: TestApp,
	overrides: Parameters<typeof createOrganisation>[1] = {},
) {
	const organisation = await createOrganisation(api.db, overrides)
	return { organisation, owner: await api.as(organisation.owner) }
}

type Caller = Awaited<ReturnType<TestApp['as']>>

/** Invites an address, and reads the token from the link in the mail. */
export async function invite(api: TestApp, by: Caller, email: string, role = 'recruiter') {
	const { body } = await by.post('organisations/me/invitations', { email, role })
	return { id: String(body.details?.id), token: await mailedToken(api, email) }
}

/** The token in the latest invitation sent to an address. */
export async function mailedToken(api: TestApp, email: string) {
	const mails = (await api.work()).filter(({ to }) => to?.[0]?.address === email)
	const links = mails.flatMap(({ text }) => text?.match(/(?<=\/invitation\/)[\w-]+/) ?? [])
	return links.at(-1) ?? ''
}
