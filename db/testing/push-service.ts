import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, createServer } from 'node:https'
import { certificate, key } from './localhost.ts'

type Arrived = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A fake push service: it keeps what arrives, and answers each address as told. */
export async function startPushService() {
	const arrived: Arrived[] = []
	const answers = new Map<string, number>()
	const server = createServer({ key, cert: certificate }, (request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk))
		request.on('end', () => {
			const path = request.url ?? ''
			arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
			response.writeHead(answers.get(path) ?? 201).end()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	const address = server.address()
	const host = `localhost:${typeof address === 'object' ? address?.port : ''}`
	const agent = new Agent({ ca: certificate })
	return {
		host,
		agent,
		arrived,
		/** Sets the status with which it answers messages for this browser from now on. */
		answer(browser: Browser, status: number) {
			answers.set(new URL(browser.subscription.endpoint).pathname, status)
		},
		async [Symbol.asyncDispose]() {
			agent.destroy()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

export type Browser = ReturnType<typeof testBrowser>

/** A browser that has subscribed and reads what is sent to it as RFC 8291 says. */
export function testBrowser(host: string, name: string) {
	const keys = createECDH('prime256v1')
	const publicKey = keys.generateKeys()
	const auth = randomBytes(16)
	const path = `/push/${name}`
	return {
		subscription: {
			endpoint: `https://${host}${path}`,
			keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
		},
		/** Every notification that arrived for this browser. */
		read(arrived: Arrived[]): unknown[] {
			return arrived.filter((message) => message.path === path).map(({ body }) => JSON.parse(decrypt(body)))
		},
	}

	/**
	 * The body is the salt, the record size, the length of the sender's key, that key, and one AES-GCM record.
	 */
	function decrypt(body: Buffer) {
		const salt = body.subarray(0, 16)
		const end = 21 + body.readUInt8(20)
		const senderKey = body.subarray(21, end)
		const shared = keys.computeSecret(senderKey)
		const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
		const secret = derive(shared, auth, info, 32)
		const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
		const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
		const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
		decipher.setAuthTag(body.subarray(-16))
		const text = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
		return text.subarray(0, text.lastIndexOf(2)).toString()
	}
}

/**
 * What the portal claims about itself with a message (RFC 8292), after checking its signature against this
 * public key.
 */
export function vapidClaims(headers: IncomingHttpHeaders, publicKey: string): unknown {
	const [, token = '', key] = headers.authorization?.match(/^vapid t=([^,]+), k=(.+)$/) ?? []
	const [head = '', claims = '', signature = ''] = token.split('.')
	const point = Buffer.from(publicKey, 'base64url')
	const x = point.subarray(1, 33).toString('base64url')
	const y = point.subarray(33).toString('base64url')
	const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key: signer, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	)
	if (!isSigned || key !== publicKey) throw new Error('The message was not signed with this key.')
	return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number) {
	return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
