// oxlint-disable-next-line eslint/no-restricted-imports -- it reads its own folder, and only the server imports it
import { globSync } from 'node:fs'
import { z } from 'zod'
import type { Endpoint } from './http/endpoint.ts'

/** The modules of the contract, found in its folders: one domain each. */
const modules: { domain: string; module: Record<string, unknown> }[] = []
for (const path of globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).toSorted())
	modules.push({
		domain: path.slice(0, path.search(/[/\\]/)),
		// One after another: a test runner that imports one module from two places at once may evaluate it twice.
		// oxlint-disable-next-line no-await-in-loop
		module: await import(new URL(path, import.meta.url).href),
	})

const exported = modules.flatMap(({ domain, module }) =>
	Object.entries(module).map(([name, value]) => ({ domain, name, value })),
)

/** An endpoint with its unique name in the contract, and its domain. */
export type NamedEndpoint = { domain: string; name: string; endpoint: Endpoint }

/** Every endpoint of the contract, by name. */
export const namedEndpoints: NamedEndpoint[] = exported.flatMap(({ domain, name, value }) =>
	isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
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
