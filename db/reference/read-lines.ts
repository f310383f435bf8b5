import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line and its position. `indented` lines belong to the one above; `group` is the last [heading]. */
export type Line = { file: string; number: number; group: string; indented: boolean; text: string }

/** The lines of a text file of the kind in this folder, without comments, blank lines and headings. */
export function readLines(folder: string, file: string) {
	return parseLines(file, readFileSync(join(folder, file), 'utf8'))
}

export function parseLines(file: string, content: string) {
	const lines: Line[] = []
	let group = ''
	for (const [index, raw] of content.split('\n').entries()) {
		const text = raw.trim()
		if (text === '' || text.startsWith('#')) continue

		if (text.startsWith('[') && text.endsWith(']')) group = text.slice(1, -1).trim()
		else lines.push({ file, number: index + 1, group, indented: /^\s/.test(raw), text })
	}
	return lines
}

/** An error in the data, which names the file and the line. */
export function fault(line: Line, message: string) {
	return new Error(`${line.file}:${line.number}: ${message}`)
}

/** The columns of a line. Missing ones at the end are empty. */
export function columns(line: Line, least: number, most: number) {
	const found = line.text.split('|').map((column) => column.trim())
	if (found.length < least || found.length > most)
		throw fault(line, `expected ${least} to ${most} columns, found ${found.length}`)

	while (found.length < most) found.push('')
	return found
}

export function parts(text: string, separator: string) {
	return text
		.split(separator)
		.map((part) => part.trim())
		.filter((part) => part !== '')
}

/** Reads `a 0.5, b 1` as pairs of a key and a number above 0 and up to `most`. */
export function weightedKeys(line: Line, text: string, most: number) {
	const seen = new Set<string>()
	return parts(text, ',').map((part) => {
		const [, key = '', number = ''] = /^(\S+)\s+(\S+)$/.exec(part) ?? []
		const weight = Number(number)
		if (key === '') throw fault(line, `"${part}" is not a key and a number`)
		if (!(weight > 0 && weight <= most)) throw fault(line, `${key}: ${number} is not above 0 and up to ${most}`)
		if (seen.has(key)) throw fault(line, `${key} stands here twice`)

		seen.add(key)
		return { key, weight }
	})
}
