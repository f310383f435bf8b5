import type { Resolver } from 'node:dns/promises'
import { type DomainCheckResult, recordPrefix } from '@profile-search/contract/trust/domains'
import { addressesToCall, internet, resolverOf } from '#platform/context/network.ts'
import type { Network } from '#platform/context/outside.ts'
import { readTokenFile } from './read-token-file.ts'

export type Findings = { record: DomainCheckResult; file: DomainCheckResult }

const mostSeconds = 5

/** Looks for the token of a domain in both places at once. Takes five seconds at most, and never throws. */
export async function checkDomain(
	domain: string,
	token: string,
	network: Network = internet,
): Promise<Findings> {
	const resolver = resolverOf(network)
	const deadline = AbortSignal.timeout(mostSeconds * 1000)
	const cancel = () => resolver.cancel()
	deadline.addEventListener('abort', cancel)
	const [record, file] = await Promise.all([
		findRecord(resolver, domain, token),
		findFile(resolver, domain, token, network, deadline),
	])
	deadline.removeEventListener('abort', cancel)
	return { record, file }
}

async function findRecord(resolver: Resolver, domain: string, token: string): Promise<DomainCheckResult> {
	try {
		const records = await resolver.resolveTxt(domain)
		// A long record arrives in pieces that belong together.
		const isThere = records.some((pieces) => pieces.join('').trim() === recordPrefix + token)
		return isThere ? 'found' : 'absent'
	} catch (error) {
		return isNoSuchRecord(error) ? 'absent' : 'unreachable'
	}
}

async function findFile(
	resolver: Resolver,
	domain: string,
	token: string,
	network: Network,
	deadline: AbortSignal,
): Promise<DomainCheckResult> {
	const addresses = await addressesToCall(resolver, domain, network)
	return addresses.length > 0 ? readTokenFile(domain, token, addresses, network, deadline) : 'unreachable'
}

function isNoSuchRecord(error: unknown) {
	return error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
}
