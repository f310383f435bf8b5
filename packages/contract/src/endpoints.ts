import { z } from 'zod'
import type { Endpoint } from './http/endpoint.ts'
import { scopeOf, type Scope } from './http/scopes.ts'
import { modules } from './modules.ts'

const exported = Object.entries(modules).flatMap(([path, module]) =>
	Object.entries(module).map(([name, value]) => ({
		domain: path.slice(0, path.search(/[/\\]/)),
		scopeIn: (endpoint: Endpoint) => scopeOf(path, endpoint),
		name,
		value,
	})),
)

/** An endpoint with its unique name in the contract, its domain, and the scope that an access token needs for it. */
export type NamedEndpoint = { domain: string; name: string; scope: Scope | null; endpoint: Endpoint }

/** Every endpoint of the contract, by name. */
export const namedEndpoints: NamedEndpoint[] = exported.flatMap(({ domain, name, value, scopeIn }) =>
	isEndpoint(value) ? [{ domain, name, scope: scopeIn(value), endpoint: value }] : [],
)

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint)

/** Every schema of the contract whose name is a noun, and so has a capital letter; parts of schemas have none. */
export const namedSchemas: { name: string; schema: z.ZodType }[] = exported.flatMap(({ name, value }) =>
	value instanceof z.ZodType && /^[A-Z]/.test(name) ? [{ name, schema: value }] : [],
)

function isEndpoint(value: unknown): value is Endpoint {
	return (
		typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
	)
}
