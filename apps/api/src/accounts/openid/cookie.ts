import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestMinutes } from './requests.ts'

/** The token of the request that this browser has taken to a provider; empty when there is none. */
export function requestTokenOf(request: FastifyRequest, isSecure: boolean) {
	return request.cookies[nameOf(isSecure)] ?? ''
}

/** Sent along when a browser comes back from another site, therefore lax. */
export function setRequestCookie(reply: FastifyReply, token: string, isSecure: boolean) {
	reply.setCookie(nameOf(isSecure), token, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isSecure,
		maxAge: requestMinutes * 60,
	})
}

export function clearRequestCookie(reply: FastifyReply, isSecure: boolean) {
	reply.clearCookie(nameOf(isSecure), { path: '/', secure: isSecure })
}

function nameOf(isSecure: boolean) {
	return isSecure ? '__Host-openid' : 'openid'
}
