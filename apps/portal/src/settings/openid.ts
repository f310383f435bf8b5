import { UserType } from '@profile-search/contract/accounts/accounts'
import { z } from 'zod'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

const Provider = z
	.strictObject(
		{
			id: z.string('id is missing').regex(/^[a-z\d-]{1,30}$/, 'id: small letters, digits and - only'),
			name: z.string('name is missing').trim().min(1, 'name is empty').max(40, 'name: 40 characters at most'),
			issuer: z.url('issuer: an address such as https://login.example.org'),
			client_id: z.string('client_id is missing').min(1, 'client_id is empty'),
			client_secret: z.string('client_secret is missing').min(1, 'client_secret is empty'),
			for: z
				.array(UserType.exclude(['guest_user'], 'for: candidate, employer or both'))
				.min(1, 'for: candidate, employer or both')
				.default(['candidate', 'employer']),
			insecure: z.literal(true, 'insecure: true, or left out').optional(),
		},
		'each has id, name, issuer, client_id, client_secret and, if need be, for',
	)
	.refine(({ issuer, insecure }) => {
		if (!URL.canParse(issuer)) return true
		const { protocol, hostname } = new URL(issuer)
		return protocol === 'https:' || (protocol === 'http:' && insecure && loopback.test(hostname))
	}, 'issuer: an address that begins with https://')

/** The providers of OpenID Connect, as a list in JSON. */
export const OpenidProviders = z
	.string()
	.transform((text, context) => {
		try {
			return JSON.parse(text)
		} catch {
			context.addIssue('a list in JSON, such as [{"id":"acme","name":"Acme",…}]')
			return z.NEVER
		}
	})
	.pipe(z.array(Provider, 'a list in JSON'))
	.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two have the same id')

export function openidSettingsOf(providers: z.output<typeof OpenidProviders>) {
	return providers.map(({ client_id, client_secret, for: userTypes, insecure, ...provider }) => ({
		...provider,
		clientId: client_id,
		clientSecret: client_secret,
		userTypes,
		isInsecure: insecure === true,
	}))
}
