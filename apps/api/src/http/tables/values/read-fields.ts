import type { ValueNote } from '@profile-search/db/schema/platform/imports'
import type { z } from 'zod'

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'>

type Rules<Column> = {
	/** The column that a field of the schema is filled in from. */
	columnOf: (field: string) => Column
	/** Whether a row cannot be imported with this fault. */
	stops: (field: string, issue: Issue) => boolean
	/** What is wrong, as a code. */
	inWords: (column: Column, issue: Issue) => string
}

/**
 * Reads the fields of a row by the schema of their form. A fault that does not stop the row is a note, and its field is left
 * out. The value is null when the row is stopped.
 */
export function readFields<Schema extends z.ZodType, Column extends string>(
	schema: Schema,
	values: Record<string, unknown>,
	texts: ReadonlyMap<Column, string>,
	{ columnOf, stops, inWords }: Rules<Column>,
) {
	const given = { ...values }
	const problems: ValueNote<Column>[] = []
	const notes: ValueNote<Column>[] = []
	const seen = new Set<Column>()
	for (const { path, ...issue } of schema.safeParse(given).error?.issues ?? []) {
		const field = String(path[0])
		const column = columnOf(field)
		// Of several faults of a value, the first one is the one to mend.
		if (seen.has(column)) continue
		seen.add(column)
		const isStop = stops(field, issue)
		const list = isStop ? problems : notes
		list.push({ column, value: texts.get(column) ?? '', message: inWords(column, issue) })
		if (!isStop) delete given[field]
	}
	return { value: schema.safeParse(given).data ?? null, problems, notes }
}
