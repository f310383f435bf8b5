import type { FastifyRequest } from 'fastify'
import { networkOf } from '#http/limits.ts'

/** The queue that a question waits in: one per account, or per network for visitors. */
export function askerOf({ account, ip }: FastifyRequest) {
	return account?.id ?? networkOf(ip)
}
