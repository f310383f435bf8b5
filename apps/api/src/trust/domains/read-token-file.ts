import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { type DomainCheckResult, filePath } from '@profile-search/contract/trust/domains'
import { type Address, isUntrusted, lookUpAmong } from '#platform/context/network.ts'
import type { Network } from '#platform/context/outside.ts'

const mostBytes = 4096

/**
 * Reads the file of a domain from these addresses and no others. Redirects are not followed, since they may lead
 * anywhere.
 */
export async function readTokenFile(
	domain: string,
	token: string,
	addresses: Address[],
	{ port, certificate }: Network,
	signal: AbortSignal,
): Promise<DomainCheckResult> {
	const asked = request({
		host: domain,
		port,
		path: filePath,
		servername: domain,
		lookup: lookUpAmong(addresses),
		signal,
		agent: false,
		maxHeaderSize: 8192,
		headers: { accept: 'text/plain', 'user-agent': 'Profile Search, domain check' },
		...(certificate && { ca: certificate }),
	})
	try {
		asked.end()
		const [answer]: unknown[] = await once(asked, 'response', { signal })
		return answer instanceof IncomingMessage ? await findingOf(answer, token) : 'unreachable'
	} catch (error) {
		return isUntrusted(error) ? 'untrusted' : 'unreachable'
	} finally {
		// Errors of the other side after we have closed the connection do not matter.
		asked.on('error', () => {})
		asked.destroy()
	}
}

async function findingOf(answer: IncomingMessage, token: string): Promise<DomainCheckResult> {
	const status = answer.statusCode ?? 0
	if (status >= 300 && status < 400) return 'redirected'
	if (status !== 200) return 'absent'
	const text = await readStart(answer)
	return text?.split(/\r?\n/).some((line) => line.trim() === token) ? 'found' : 'absent'
}

/** Undefined when the file is longer than a token needs. */
async function readStart(answer: IncomingMessage) {
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of answer) {
		const bytes = Buffer.from(chunk)
		size += bytes.length
		if (size > mostBytes) return undefined
		chunks.push(bytes)
	}
	return Buffer.concat(chunks).toString('utf8')
}
