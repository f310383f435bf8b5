import type { IncomingMessage } from 'node:http'
import { type DomainCheckResult, filePath } from '@profile-search/contract/trust/domains'
import { type Address, isUntrusted } from '#platform/context/network.ts'
import { callOutside, readAtMost } from '#platform/context/outgoing-call.ts'
import type { Network } from '#platform/context/outside.ts'

const mostBytes = 4096
const headers = { accept: 'text/plain', 'user-agent': 'Profile Search, domain check' }

/** Reads the file of a domain from these addresses and no others. */
export async function readTokenFile(
	domain: string,
	token: string,
	addresses: Address[],
	network: Network,
	signal: AbortSignal,
): Promise<DomainCheckResult> {
	const url = new URL(filePath, `https://${domain}`)
	try {
		return await callOutside({ url, addresses, headers, signal }, network, (answer) =>
			findingOf(answer, token),
		)
	} catch (error) {
		return isUntrusted(error) ? 'untrusted' : 'unreachable'
	}
}

async function findingOf(answer: IncomingMessage, token: string): Promise<DomainCheckResult> {
	const status = answer.statusCode ?? 0
	if (status >= 300 && status < 400) return 'redirected'
	if (status !== 200) return 'absent'
	// No token is in a file that is longer than it needs.
	const text = (await readAtMost(answer, mostBytes))?.toString('utf8')
	return text?.split(/\r?\n/).some((line) => line.trim() === token) ? 'found' : 'absent'
}
