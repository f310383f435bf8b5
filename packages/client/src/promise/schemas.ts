/** A JSON schema as the description of the API has it. */
export type Schema = {
	$ref?: string
	type?: string | string[]
	const?: unknown
	enum?: unknown[]
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
	properties?: Record<string, Schema>
	required?: string[]
	additionalProperties?: boolean | Schema
	items?: Schema
	prefixItems?: Schema[]
	[keyword: string]: unknown
}

/** Gives the schema of a name, such as `#/components/schemas/Job`. */
export type Find = (name: string) => Schema

/** Follows references, and makes one schema of those that have to hold together. */
export function resolved(schema: Schema, find: Find): Schema {
	const { $ref, allOf, ...own } = schema
	const parts = [
		...($ref ? [resolved(find($ref), find)] : []),
		...(allOf ?? []).map((part) => resolved(part, find)),
	]
	return parts.reduceRight(together, own)
}

function together(own: Schema, part: Schema): Schema {
	return {
		...part,
		...own,
		...((part.properties ?? own.properties) && { properties: { ...part.properties, ...own.properties } }),
		...((part.required ?? own.required) && { required: [...(part.required ?? []), ...(own.required ?? [])] }),
	}
}

/** The kinds of value that a schema allows, each a schema with one type. */
export function variants(schema: Schema, find: Find): Schema[] {
	const { anyOf, oneOf, ...own } = resolved(schema, find)
	const choices = anyOf ?? oneOf
	if (choices) return choices.flatMap((choice) => variants({ ...own, allOf: [choice] }, find))
	return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own]
}

/** The values of an enumeration; undefined where any value of the type will do. */
export function valuesOf(schema: Schema) {
	return 'const' in schema ? [schema.const] : schema.enum
}
