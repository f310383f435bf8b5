import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/endpoints.ts'

const [smallest, biggest] = [-2_147_483_648, 2_147_483_647]
/** The limit of amounts in rupees, which have larger columns. */
const mostRupees = 100_000_000_000
const rupees = /\.(?:fee|amount|ticketMin|ticketMax)(?:\.|$)/

test('every number in a request fits into its column', () => {
	const unbounded = endpoints.flatMap(({ method, path, params, query, body }) =>
		Object.entries({ params, query, body }).flatMap(([part, schema]) =>
			schema
				? unboundedIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })).map(
						(place) => `${method} ${path}: ${part}${place}`,
					)
				: [],
		),
	)

	expect(unbounded).toEqual([])
})

/** The paths in a schema that accept a whole number of any size. */
function unboundedIn(schema: object, isRupees = false): string[] {
	const {
		type,
		enum: choices,
		minimum = -Infinity,
		maximum = Infinity,
	} = schema as {
		type?: string
		enum?: unknown[]
		minimum?: number
		maximum?: number
	}
	const isNumber = (type === 'integer' || type === 'number') && !choices
	const own = isNumber && (minimum < smallest || maximum > (isRupees ? mostRupees : biggest)) ? [''] : []
	const inside = Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
		typeof part === 'object' && part !== null
			? unboundedIn(part, isRupees || rupees.test(`.${name}`)).map((place) => `.${name}${place}`)
			: [],
	)
	return [...own, ...inside]
}
