import { endpoints, namedEndpoints, namedSchemas } from '@profile-search/contract/endpoints'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What an endpoint takes and answers. */
export type Shape = { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema; details: JsonSchema }

const start = '#/components/schemas/'

/**
 * The JSON schemas of the contract: each endpoint by its name, with references to the schemas of nouns.
 * Schemas describe the data as it travels. The same schema decodes requests and encodes answers, so the wire
 * format is its input side in both directions.
 */
export function shapesOfContract() {
	const registry = z.registry<{ id: string }>()
	// The description lists parameters one by one, so the object that holds them is no noun.
	const holders = new Set(endpoints.flatMap(({ params, query }) => [params, query]))
	for (const { name, schema } of namedSchemas)
		if (!registry.has(schema) && !holders.has(schema)) registry.add(schema, { id: name })
	for (const { name, endpoint } of namedEndpoints) registry.add(partsOf(endpoint), { id: name })

	const { schemas } = z.toJSONSchema(registry, {
		io: 'input',
		uri: (id) => `${start}${id}`,
		unrepresentable: 'any',
		override: ({ jsonSchema }) => simplify(jsonSchema),
	})
	for (const schema of Object.values(schemas)) {
		delete schema.$id
		delete schema.$schema
	}
	return {
		/** What an endpoint takes and answers. `body` is listed as required where it must be sent. */
		of(name: string) {
			const { properties, required } = schemas[name] ?? {}
			return { ...(properties as Shape), required: new Set(required) }
		},
		/** The schemas that these parts of the description refer to, directly or through others. */
		referredBy(parts: unknown) {
			const found: Record<string, JsonSchema> = {}
			const names = namesIn(parts)
			for (const name of names) {
				const schema = schemas[name]
				if (!schema || found[name]) continue
				found[name] = schema
				names.push(...namesIn(schema))
			}
			return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
		},
	}
}

function partsOf({ params, query, body, details }: Endpoint) {
	return z.object({ ...(params && { params }), ...(query && { query }), ...(body && { body }), details })
}

/** Rewrites a schema in fewer or more usual keywords. */
function simplify(schema: JsonSchema) {
	// These bounds hold for every whole number: they are the limits of what JavaScript holds exactly.
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
	const { propertyNames, required, additionalProperties } = schema
	// Every property name is a string.
	if (JSON.stringify(propertyNames) === '{"type":"string"}') delete schema.propertyNames
	// A record with every key of a list is an object with those properties.
	if (!propertyNames || !required || additionalProperties === undefined) return
	schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
	delete schema.propertyNames
	delete schema.additionalProperties
}

function namesIn(parts: unknown) {
	return [...JSON.stringify(parts).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
		([, name = '']) => name,
	)
}
