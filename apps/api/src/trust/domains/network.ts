import ipaddr from 'ipaddr.js'
import type { Network } from '#platform/context/outside.ts'

/** The public internet, and only that. */
export const internet: Network = { port: 443, mayCall: isPublic }

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is of one machine on the public internet. Strangers name the domains that our machine calls, and it
 * may reach what they cannot: itself, its neighbours, the metadata of a cloud. IPv4 in the clothes of IPv6 is refused
 * in every form, since no public domain needs it.
 */
export function isPublic(address: string) {
	if (!ipaddr.isValid(address)) return false
	const parsed = ipaddr.parse(address)
	if (parsed.range() !== 'unicast') return false
	return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast)
}
