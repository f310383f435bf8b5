import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider'
import type { OpenidSettings } from '#platform/context/context.ts'

type Person = { email?: string; email_verified?: boolean }
type Tokens = { id_token: string }

const secret = 'a secret of thirty-two characters'
/** The clients that the portal may be, each with an address of its own to send people back to. */
const clients = { acme: 'portal', other: 'another' }

/** A provider of OpenID Connect on this machine. Whoever is sent there logs in as the test says. */
export async function startProvider(people: Record<string, Person>) {
	const server = createServer()
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	let present = ''
	let answered: Tokens | undefined
	let replaced: Partial<Tokens> = {}
	let isForged = false

	const provider = new Provider(issuer, configurationOf(people))
	provider.use(async (context, next) => {
		if (context.path.startsWith('/interaction/')) {
			context.respond = false
			const result = present
				? { login: { accountId: present } }
				: { error: 'access_denied', error_description: 'Not today' }
			return provider.interactionFinished(context.req, context.res, result)
		}
		await next()
		if (context.path !== '/token' || context.status !== 200) return
		answered = context.body as Tokens
		const forged = isForged && { id_token: withOtherSignature(answered.id_token) }
		context.body = { ...answered, ...replaced, ...forged }
	})
	const headers: string[] = []
	server.on('request', (request) => headers.push(...Object.keys(request.headers)))
	server.on('request', provider.callback())

	return {
		settings: (
			id: keyof typeof clients = 'acme',
			overrides: Partial<OpenidSettings> = {},
		): OpenidSettings => ({
			id,
			name: 'Acme',
			issuer,
			clientId: clients[id],
			clientSecret: secret,
			userTypes: ['candidate', 'employer'],
			isInsecure: true,
			...overrides,
		}),
		issuer,
		/** The names of all headers that it was sent. */
		headers,
		/** Logs in at the address that the portal has given. Returns where the browser is sent back to; null says no. */
		async logIn(address: string, subject: string | null) {
			present = subject ?? ''
			return followed(address, issuer)
		},
		/** The tokens of the latest login. */
		tokens: () => answered,
		/** From now on, this comes in place of what belongs in an answer. */
		replace(tokens: Partial<Tokens>) {
			replaced = tokens
		},
		/** From now on, ID tokens are signed by somebody else. */
		forge() {
			isForged = true
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

function configurationOf(people: Record<string, Person>): Configuration {
	const { privateKey } = newKeys()
	return {
		adapter: Rows,
		clients: Object.entries(clients).map(([id, client_id]) => ({
			client_id,
			client_secret: secret,
			redirect_uris: [`http://portal.test/api/auth/openid/${id}/callback`],
		})),
		claims: { openid: ['sub'], email: ['email', 'email_verified'] },
		cookies: { keys: ['of a test'] },
		features: { devInteractions: { enabled: false } },
		jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'test' }] },
		pkce: { required: () => true },
		ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
		findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
		async loadExistingGrant({ oidc }) {
			const { client, session, provider } = oidc
			const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
			grant.addOIDCScope('openid email')
			await grant.save()
			return grant
		},
	}
}

/** Follows redirects as a browser does, with the cookies of the provider, until they lead away from it. */
async function followed(address: string, issuer: string) {
	const cookies = new Map<string, string>()
	for (let url = new URL(address); ;) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
		for (const set of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? []
			if (value) cookies.set(name, value)
			else cookies.delete(name)
		}
		const location = answer.headers.get('location')
		if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
		url = new URL(location, url)
		if (url.origin !== issuer) return url
	}
}

function withOtherSignature(token: string) {
	const [header, payload] = token.split('.')
	const { privateKey } = newKeys()
	return [
		header,
		payload,
		sign('sha256', Buffer.from(`${header}.${payload}`), privateKey).toString('base64url'),
	].join('.')
}

function newKeys() {
	return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

/** Where a provider keeps what it has issued. */
class Rows implements Adapter {
	readonly rows = new Map<string, AdapterPayload>()

	async upsert(id: string, payload: AdapterPayload) {
		this.rows.set(id, payload)
	}
	async find(id: string) {
		return this.rows.get(id)
	}
	async findByUid(uid: string) {
		return [...this.rows.values()].find((row) => row.uid === uid)
	}
	async findByUserCode() {
		return undefined
	}
	async consume(id: string) {
		Object.assign(this.rows.get(id) ?? {}, { consumed: Math.floor(Date.now() / 1000) })
	}
	async destroy(id: string) {
		this.rows.delete(id)
	}
	async revokeByGrantId(grantId: string) {
		for (const [id, row] of this.rows) if (row.grantId === grantId) this.rows.delete(id)
	}
}
