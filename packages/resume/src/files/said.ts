import { z } from 'zod'

/** Reads what another program wrote: a text that is there and not empty, or nothing. */
const Text = z
	.union([z.string(), z.number().transform(String)])
	.transform((text) => text.trim() || null)
	.nullable()
	.catch(null)

/** A text field of what another program wrote; whatever is no text counts as not said. */
export const saidText = Text.default(null)

/** A list in what another program wrote; items that are no objects are left out. */
export function saidList<Item extends z.ZodType>(item: Item) {
	return z
		.array(z.unknown())
		.catch([])
		.default([])
		.transform((items) =>
			items.flatMap((one) => {
				const read = item.safeParse(one)
				return read.success ? [read.data] : []
			}),
		)
}

/** Texts one below the other, without those that are not said. */
export function together(texts: (string | null | undefined)[]) {
	return texts.filter((text) => text).join('\n') || null
}
