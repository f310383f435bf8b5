import type { FastifyRequest } from 'fastify'
import { networkOf } from '#http/limits.ts'

/** Whose turn a question takes: the account's, or that of a visitor's network. */
export function askerOf({ account, ip }: FastifyRequest) {
	return account?.id ?? networkOf(ip)
}
