import { z } from 'zod'

/** The present form of archives. */
export const form = 1

/** The first entry: what is needed before rows can be loaded. */
export const Head = z.object({
	form: z.number(),
	program: z.string(),
	takenAt: z.iso.datetime(),
	migrations: z.array(z.number()),
	queue: z.number(),
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Head = z.output<typeof Head>

/** The last entry: what must have come before it. */
export const Manifest = z.object({
	head: z.string(),
	digests: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
	sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
	files: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
	sums: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof Manifest>

export const headName = 'head.json'
export const manifestName = 'manifest.json'
export const tablesFolder = 'tables/'
export const filesFolder = 'files/'
export const sumsFolder = 'sums/'
export const demoPassword = 'folder/demo-password'

/** How many entries one list of checksums is for. */
export const entriesInSums = 10_000

/** The archive is damaged, cut off, of another form, or not for this program. */
export class WrongArchive extends Error {}
