import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '@profile-search/db/embedded/free-port'
import { Provider } from 'oidc-provider'

const client = { client_id: 'portal', client_secret: 'a secret of thirty-two characters' }

/** A provider of OpenID Connect with a page to log in on; whoever logs in there has that name as an address, too. */
export async function startProvider() {
	const port = await freePort()
	const issuer = `http://127.0.0.1:${port}`
	const server = createServer()
	await once(server.listen(port, '127.0.0.1'), 'listening')
	return {
		setting: JSON.stringify([{ id: 'acme', name: 'Acme', issuer, ...client, insecure: true }]),
		/** Serves the portal at this address. */
		serve(portal: string) {
			const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
			const provider = new Provider(issuer, {
				clients: [{ ...client, redirect_uris: [`${portal}/api/auth/openid/acme/callback`] }],
				claims: { openid: ['sub'], email: ['email', 'email_verified'] },
				cookies: { keys: ['of a test'] },
				jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }] },
				ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
				findAccount: (_context, sub) => ({
					accountId: sub,
					claims: async () => ({ sub, email: sub, email_verified: true }),
				}),
			})
			server.on('request', provider.callback())
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
