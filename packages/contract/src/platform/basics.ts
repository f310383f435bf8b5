import { z } from 'zod'
import { problem } from './problem.ts'

// The message for people where a schema has none of its own.
z.config({
	customError: (issue) =>
		issue.input === undefined || issue.input === null ? 'problems.missing' : 'problems.check',
})

/** A moment: ISO 8601 in UTC on the wire, a Date in code. */
export const Timestamp = z.codec(z.iso.datetime({ abort: true }), z.date(), {
	decode: (text) => new Date(text),
	encode: (date) => date.toISOString(),
})

/** A calendar day, as `2026-11-21`. */
export const Day = z.iso.date('problems.day')

/** The id of an account, organisation or job. */
export const Id = z.uuid('problems.nothingHere')

/** Ids in a query string, as `a,b,c`; those of one page of a list. */
export const Ids = z
	.string()
	.max(4000)
	.default('')
	.transform((text) => text.split(',').filter(Boolean))
	.pipe(z.array(Id).max(100))

// The range of a column of whole numbers.
const [smallest, biggest] = [-2_147_483_648, 2_147_483_647]

/** A whole number in a query string or path. */
export const QueryNumber = z.coerce.number().int().min(smallest).max(biggest)

/** A whole number, such as an id of the reference data or a version. */
export function whole(message?: string) {
	return z.number(message).int().min(smallest).max(biggest)
}

/** A number in a range, both ends included. The message is for what is outside of it. */
export function within(least: number, most: number, message = problem('problems.between', { least, most })) {
	return z.number().min(least, message).max(most, message)
}

// Invisible characters that change a text: controls, and marks that change the direction of writing.
const controls = /\p{Cc}/gu
const controlsButLines = /[^\P{Cc}\n\t]/gu
const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** A text of one line. Line breaks become spaces; invisible characters are removed. */
export function line(message?: string) {
	return z
		.string(message)
		.overwrite((text) => text.replace(breaks, ' ').replace(controls, '').replace(turns, ''))
		.trim()
}

/** A text that may have several lines. Invisible characters are removed. */
export function lines(message?: string) {
	return z
		.string(message)
		.overwrite((text) =>
			text
				.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
				.replace(controlsButLines, '')
				.replace(turns, ''),
		)
		.trim()
		.meta({ format: 'lines' })
}

/** One line that may be empty; empty and missing are the same. */
export function optionalLine(longest: number) {
	return optional(line(), longest)
}

/** Several lines that may be empty; empty and missing are the same. */
export function optionalLines(longest: number) {
	return optional(lines(), longest)
}

/** One line that must be filled in. */
export function requiredLine(message: string, longest: number) {
	return required(line(message), message, longest)
}

/** Several lines that must be filled in. */
export function requiredLines(message: string, longest: number) {
	return required(lines(message), message, longest)
}

function optional(text: z.ZodString, longest: number) {
	return text
		.max(longest, problem('problems.tooLong', { most: longest }))
		.transform((given) => given || null)
		.nullable()
		.default(null)
}

function required(text: z.ZodString, message: string, longest: number) {
	return text.min(1, message).max(longest, problem('problems.tooLong', { most: longest }))
}

/** One page of a list, with the total over all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
	return z.object({
		items: z.array(item),
		total: z.number().int(),
		page: z.number().int(),
		pages: z.number().int(),
	})
}

/** The page of a list to return; 20 items each. */
export const PageQuery = z.object({ page: QueryNumber.min(1).max(10_000).default(1) })

/** The number of items on one page of every list. */
export const pageSize = 20
