import type { FastifyRequest } from 'fastify'
import { networkOf } from '#http/limits.ts'

/** The key by which questions take turns: one per account, or per network for visitors. */
export function clientKeyOf({ account, ip }: FastifyRequest) {
	return account?.id ?? networkOf(ip)
}
