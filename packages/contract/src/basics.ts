import { z } from 'zod'

// What a schema does not say in words of its own is still said to a person.
z.config({
	customError: (issue) =>
		issue.input === undefined || issue.input === null ? 'Please fill this in.' : 'Please check this.',
})

/** A moment: ISO 8601 in UTC on the wire, a Date in code. */
export const Timestamp = z.codec(z.iso.datetime(), z.date(), {
	decode: (text) => new Date(text),
	encode: (date) => date.toISOString(),
})

/** A calendar day, as `2026-11-21`. */
export const Day = z.iso.date('Please enter a date.')

/** The id of an account, organisation or job. */
export const Id = z.uuid('This address does not name anything here.')

/** A number that arrives in an address. */
export const QueryNumber = z.coerce.number().int()

/** A text field that may be left empty; empty and missing are the same. */
export function optionalText(longest: number) {
	return z
		.string()
		.trim()
		.max(longest, `Please keep it under ${longest} characters.`)
		.transform((text) => text || null)
		.nullable()
		.default(null)
}

/** A text field that must be filled in. */
export function requiredText(message: string, longest: number) {
	return z.string(message).trim().min(1, message).max(longest, `Please keep it under ${longest} characters.`)
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

/** Which page of a list; 20 items each. */
export const PageQuery = z.object({ page: QueryNumber.min(1).max(10_000).default(1) })

/** Items on one page of every list. */
export const pageSize = 20
