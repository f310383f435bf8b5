import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Network } from './outside.ts'

/** Allows the public internet only. */
export const internet: Network = { port: 443, mayCall: isPublic }

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to a single machine on the public internet. Strangers choose the domains that our
 * machine calls, and it can reach what they cannot: itself, its neighbours, the metadata service of a cloud. IPv4
 * addresses embedded in IPv6 are refused in every form, since no public domain needs them.
 */
export function isPublic(address: string) {
	if (!ipaddr.isValid(address)) return false
	const parsed = ipaddr.parse(address)
	if (parsed.range() !== 'unicast') return false
	return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast)
}

/** A resolver that asks the name servers of this network, for three seconds at most. */
export function resolverOf({ nameServers }: Network) {
	const resolver = new Resolver({ timeout: 1500, tries: 2 })
	if (nameServers) resolver.setServers(nameServers)
	return resolver
}

export type Address = { address: string; family: number }

/**
 * The addresses of a host; none if there are none, or if any of them may not be called. They are to be called as they
 * are: a second look-up could be answered differently.
 */
export async function addressesToCall(
	resolver: Resolver,
	host: string,
	network: Network,
): Promise<Address[]> {
	const [four, six] = await Promise.all([
		resolver.resolve4(host).catch(() => []),
		resolver.resolve6(host).catch(() => []),
	])
	const addresses = [
		...four.map((address) => ({ address, family: 4 })),
		...six.map((address) => ({ address, family: 6 })),
	]
	return addresses.every(({ address }) => network.mayCall(address)) ? addresses : []
}

/** Answers every look-up of a connection with these addresses. */
export function lookUpAmong(addresses: Address[]): LookupFunction {
	return (_name, options, callback) => {
		const [first] = addresses
		if (options.all) callback(null, addresses)
		else callback(null, first?.address ?? '', first?.family)
	}
}

/** Whether OpenSSL or Node has rejected a certificate. */
export function isUntrusted(error: unknown) {
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	return /CERT|^ERR_TLS|^UNABLE_TO|SIGNATURE|^ERR_SSL/.test(code)
}
