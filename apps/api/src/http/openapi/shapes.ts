import { endpoints, namedEndpoints, namedSchemas } from '@profile-search/contract/endpoints'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What an endpoint is told and answers. */
export type Shape = { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema; details: JsonSchema }

const start = '#/components/schemas/'

/**
 * The JSON schemas of the contract: of each endpoint by its name, with references to those of the nouns. Everything is
 * described as it travels: the same schema decodes what is sent and encodes what is answered, so the wire is on its
 * input side in both directions.
 */
export function shapesOfContract() {
	const registry = z.registry<{ id: string }>()
	// Parameters stand in the description one by one: what holds them is no noun.
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
		/** What an endpoint is told and answers; `body` is among the required where it must be sent. */
		of(name: string) {
			const { properties, required } = schemas[name] ?? {}
			return { ...(properties as Shape), required: new Set(required) }
		},
		/** The schemas that these parts of the description refer to, and those that these refer to in turn. */
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

/** Says the same in fewer or more usual words. */
function simplify(schema: JsonSchema) {
	// Every whole number lies between the bounds of those that JavaScript holds exactly.
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
	const { propertyNames, required, additionalProperties } = schema
	// Every name of a property is a text.
	if (JSON.stringify(propertyNames) === '{"type":"string"}') delete schema.propertyNames
	// A record that has every key of a list is an object with these properties.
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
