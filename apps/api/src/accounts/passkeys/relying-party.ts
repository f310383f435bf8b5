import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { conflict } from '#platform/refusal.ts'

/** The site that passkeys are made for: its name, and the origins that a browser may sign for. */
export type RelyingParty = { id: string; origins: string[] }

/**
 * Passkeys belong to the host name of the public address. Where that is an IP address, which the standard
 * does not allow, the portal runs for this machine only: passkeys then belong to `localhost`, at the port
 * that is listened on or announced. Neither comes from a header, which a stranger could write.
 */
export function relyingPartyOf(publicUrl: string, request: FastifyRequest): RelyingParty {
	const { hostname, origin, port } = new URL(publicUrl)
	if (!isNumber(hostname)) return { id: hostname, origins: [origin] }
	const ports = [port || 80, request.socket.localPort].filter((each) => each !== undefined)
	return { id: 'localhost', origins: ports.map((each) => new URL(`http://localhost:${each}`).origin) }
}

/**
 * Tells a person who uses an IP address early where passkeys would work; the browser would only say "not
 * allowed".
 */
export function refuseNumberedHost(request: FastifyRequest, { origins }: RelyingParty) {
	if (isNumber(request.hostname))
		throw conflict('accountsRefusals.passkeyNeedsName', { address: origins[0] ?? '' })
}

function isNumber(hostname: string) {
	return isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
}
