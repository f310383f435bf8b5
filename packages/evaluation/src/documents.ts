import { existsSync, readFileSync } from 'node:fs'

/** What is ranked, and what it is ranked for: texts as people write them. Each part may be empty. */
export type Document = { id: string; title: string; text: string; place?: { city: string; state: string } }

/** By query id, the grade of each document that was judged. */
export type Judgements = Map<string, Map<string, number>>

/**
 * Reads lines of `{"id", "title"?, "text"?, "place"?: {"city", "state"}}`. Throws a sentence with file and line; warns
 * of repeated ids.
 */
export function readDocuments(file: string): Document[] {
	const documents = new Map<string, Document>()
	const lines = linesOf(file)
	for (const [line, number] of lines) {
		const at = `${file}, line ${number}`
		const { id, title, text, place } = readLine(line, at)
		if (typeof id !== 'string' && typeof id !== 'number') throw new Error(`${at}: there is no "id".`)
		if (documents.has(String(id))) continue
		documents.set(String(id), {
			id: String(id),
			title: plain(title),
			text: plain(text),
			place: readPlace(place),
		})
	}
	const again = lines.length - documents.size
	if (again > 0)
		console.warn(`${file}: ${again} of ${lines.length} ids are there again; the first ones count.`)
	return [...documents.values()]
}

/** Reads lines of `query 0 document grade`, separated by blanks: the TREC format. */
export function readJudgements(file: string): Judgements {
	const judgements: Judgements = new Map()
	for (const [line, number] of linesOf(file)) {
		const [query, , document, grade] = line.trim().split(/\s+/)
		const value = Number(grade)
		if (query === undefined || document === undefined || !Number.isFinite(value))
			throw new Error(`${file}, line ${number}: expected "query 0 document grade".`)
		const grades = judgements.get(query) ?? new Map<string, number>()
		grades.set(document, value)
		judgements.set(query, grades)
	}
	return judgements
}

/** The same judgements with queries and documents swapped. */
export function swapped(judgements: Judgements): Judgements {
	const other: Judgements = new Map()
	for (const [query, grades] of judgements) {
		for (const [document, grade] of grades) {
			const found = other.get(document) ?? new Map<string, number>()
			found.set(query, grade)
			other.set(document, found)
		}
	}
	return other
}

export function linesOf(file: string): [string, number][] {
	if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
	return readFileSync(file, 'utf8')
		.split(/\r?\n/)
		.map((line, at): [string, number] => [line, at + 1])
		.filter(([line]) => line.trim() !== '')
}

function readLine(line: string, at: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(line)
		if (typeof value === 'object' && value !== null) return { ...value }
	} catch {
		// thrown below
	}
	throw new Error(`${at}: this is not a JSON object.`)
}

function readPlace(value: unknown): Document['place'] {
	if (typeof value !== 'object' || value === null) return undefined
	const { city, state }: { city?: unknown; state?: unknown } = value
	const place = { city: plain(city), state: plain(state) }
	return place.city || place.state ? place : undefined
}

function plain(value: unknown): string {
	return typeof value === 'string' ? value : ''
}
