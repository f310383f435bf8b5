import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/endpoints.ts'
import { line, lines } from '../src/platform/basics.ts'

/**
 * Fields that are compared exactly as typed or generated, and that a change would break; none of them is ever shown
 * or mailed.
 */
const comparedAsTheyAre = new Set(
	`password present_password captcha siteKey slug after verification_token forget_password_token token
	endpoint p256dh auth id rawId transports signature userHandle
	attestationObject authenticatorData clientDataJSON`.split(/\s+/),
)

const probe = 'Asha\r\nBcc:\u0000 \u202Eknab\u2066\u200F\u0085x'

test('a text of one line has no line breaks or direction marks, and keeps the joiners of Indian scripts', () => {
	const read = line().parse(` ${probe}\u2029र्‍क `)

	expect(read).toBe('Asha Bcc: knab x र्‍क')
})

test('a text of several lines keeps its line breaks and no other invisible characters', () => {
	expect(lines().parse(probe)).toBe('Asha\nBcc: knab\nx')
})

test('no text of an endpoint accepts line breaks, unless it may have several lines, or direction marks', () => {
	const open = endpoints.flatMap(({ method, path, body, query, params }) =>
		[body, query, params]
			.flatMap((schema) => textsOf(schema, ''))
			.filter((text) => !comparedAsTheyAre.has(text.name) && isOpen(text))
			.map(({ name }) => `${method} ${path}: ${name}`),
	)

	expect(open).toEqual([])
})

/** Whether invisible characters remain in the text after parsing. */
function isOpen({ text, whole }: Text) {
	const read = JSON.stringify([whole.safeParse(probe).data]).replaceAll('\\n', '\n')
	const harmful = text.meta()?.['format'] === 'lines' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u
	return harmful.test(read) || /\\[rtu]|[\u200F\u202E\u2066]/.test(read)
}

type Text = { name: string; text: z.ZodString; whole: z.ZodType }

/** Every string in a schema, with the name of its field. */
function textsOf(schema: unknown, name: string): Text[] {
	if (schema instanceof z.ZodString) return [{ name, text: schema, whole: schema }]
	if (schema instanceof z.ZodObject)
		return Object.entries(schema.shape).flatMap(([field, part]) => textsOf(part, field))
	if (schema instanceof z.ZodArray) return textsOf(schema.element, name)
	if (schema instanceof z.ZodPipe)
		return textsOf(schema.def.in, name).map((part) => ({
			...part,
			whole: part.name === name ? schema : part.whole,
		}))
	if (schema instanceof z.ZodUnion) return schema.def.options.flatMap((part) => textsOf(part, name))
	if (schema instanceof z.ZodIntersection)
		return [schema.def.left, schema.def.right].flatMap((part) => textsOf(part, name))
	if (schema instanceof z.ZodRecord)
		return [...textsOf(schema.keyType, name), ...textsOf(schema.valueType, name)]
	if (
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodPrefault ||
		schema instanceof z.ZodCatch ||
		schema instanceof z.ZodReadonly ||
		schema instanceof z.ZodNonOptional
	)
		return textsOf(schema.def.innerType, name)
	return []
}
