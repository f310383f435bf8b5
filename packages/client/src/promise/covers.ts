import { isDeepStrictEqual } from 'node:util'
import { type Find, type Schema, valuesOf, variants } from './schemas.ts'

/** Whether programs send what is compared, or read it. */
export type Direction = 'sent' | 'read'

/** A schema, with the document that its references are found in. */
export type Side = { schema: Schema; find: Find }

/**
 * Why a value of one schema is no value of another; empty when each is. What programs send is covered when the present
 * schema takes all that the released one took, what they read when the released one knows all that the present one may
 * answer. New fields of answers, new values of their enumerations and other limits on them break no program.
 */
export function uncovered(
	narrow: Side,
	wide: Side,
	direction: Direction,
	where: string,
	above: string[] = [],
): string[] {
	// Schemas that contain themselves are compared once on the way down.
	const pair = JSON.stringify([narrow.schema, wide.schema])
	if (above.includes(pair)) return []
	const wides = variants(wide.schema, wide.find)
	return variants(narrow.schema, narrow.find).flatMap((kind) => {
		const alike = wides.filter((other) => isTypeCovered(kind, other))
		const faults = (alike.length ? alike : wides).map((other) =>
			faultsOf({ ...narrow, schema: kind }, { ...wide, schema: other }, direction, where, [...above, pair]),
		)
		// The kind of value that comes closest tells what is wrong.
		return faults.toSorted((a, b) => a.length - b.length)[0] ?? []
	})
}

function faultsOf(narrow: Side, wide: Side, direction: Direction, where: string, above: string[]) {
	const [a, b] = [narrow.schema, wide.schema]
	if (!isTypeCovered(a, b)) return [otherValues(a, b, direction, where)]
	return [
		...valueFaults(a, b, direction, where),
		...(direction === 'sent' ? limitFaults(a, b, where) : []),
		...fieldFaults(narrow, wide, direction, where, above),
		...itemFaults(narrow, wide, direction, where, above),
	]
}

function isTypeCovered(a: Schema, b: Schema) {
	return b.type === undefined || a.type === b.type || (a.type === 'integer' && b.type === 'number')
}

function otherValues(a: Schema, b: Schema, direction: Direction, where: string) {
	return direction === 'sent'
		? `${where}: takes ${describe(b)}, was ${describe(a)}`
		: `${where}: answers ${describe(a)}, was ${describe(b)}`
}

function describe({ type, ...schema }: Schema) {
	const values = valuesOf(schema)
	return values ? values.map((value) => JSON.stringify(value)).join(' | ') : String(type ?? 'any value')
}

function valueFaults(a: Schema, b: Schema, direction: Direction, where: string) {
	const known = valuesOf(b)
	const possible = valuesOf(a)
	if (!known || (direction === 'read' && possible && isOpen(b))) return []
	const isCovered = possible?.every((value) => known.some((one) => isDeepStrictEqual(one, value)))
	return isCovered ? [] : [otherValues(a, b, direction, where)]
}

/** An enumeration may get more values; a constant tells kinds of answers apart, and stays. */
function isOpen(schema: Schema) {
	return !('const' in schema)
}

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const shapes = ['pattern', 'format', 'multipleOf', 'contentMediaType']

function limitFaults(a: Schema, b: Schema, where: string) {
	const isNarrower = (name: string) => {
		if (b[name] === undefined) return false
		if (shapes.includes(name)) return a[name] !== b[name]
		const [was, is] = [a[name] as number | undefined, b[name] as number]
		return was === undefined || (upperLimits.includes(name) ? is < was : is > was)
	}
	return [...upperLimits, ...lowerLimits, ...shapes]
		.filter(isNarrower)
		.map((name) => `${where}: ${name} ${JSON.stringify(b[name])}, was ${JSON.stringify(a[name]) ?? 'none'}`)
}

function fieldFaults(
	narrow: Side,
	wide: Side,
	direction: Direction,
	where: string,
	above: string[],
): string[] {
	const [a, b] = [narrow.schema, wide.schema]
	const always = new Set(a.required)
	const missing = (b.required ?? []).filter((name) => !always.has(name))
	const fields = Object.entries(a.properties ?? {}).flatMap(([name, field]) => {
		const other =
			b.properties?.[name] ??
			(typeof b.additionalProperties === 'object' ? b.additionalProperties : undefined)
		if (other)
			return uncovered(
				{ ...narrow, schema: field },
				{ ...wide, schema: other },
				direction,
				`${where}.${name}`,
				above,
			)
		return direction === 'sent' && b.properties ? [`${where}.${name}: is no longer read`] : []
	})
	const rest =
		typeof a.additionalProperties === 'object' && typeof b.additionalProperties === 'object'
			? uncovered(
					{ ...narrow, schema: a.additionalProperties },
					{ ...wide, schema: b.additionalProperties },
					direction,
					`${where}.*`,
					above,
				)
			: []
	const said = direction === 'sent' ? 'has to be sent' : 'is not always there'
	return [...missing.map((name) => `${where}.${name}: ${said}`), ...fields, ...rest]
}

function itemFaults(
	narrow: Side,
	wide: Side,
	direction: Direction,
	where: string,
	above: string[],
): string[] {
	const [a, b] = [narrow.schema, wide.schema]
	if (b.prefixItems && !isDeepStrictEqual(a.prefixItems, b.prefixItems)) return [`${where}: another tuple`]
	if (!a.items || !b.items) return []
	return uncovered(
		{ ...narrow, schema: a.items },
		{ ...wide, schema: b.items },
		direction,
		`${where}[]`,
		above,
	)
}
