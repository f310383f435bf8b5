import ipaddr from 'ipaddr.js'
import type { Network } from '#platform/context/outside.ts'

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
