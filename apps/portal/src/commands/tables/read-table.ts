import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { biggestImport } from '@profile-search/contract/http/imports'
import { sentenceOf } from '@profile-search/text/sentence'
import { WrongSetting } from '../../settings/settings.ts'
import { fromCaller } from '../from-caller.ts'

/** The name and the bytes of a file to import. One that is not there or too large is named in one line. */
export async function readTable(file: string) {
	const path = fromCaller(file)
	const { size } = await stat(path).catch(() => {
		throw new WrongSetting(`There is no file ${path}.`)
	})
	if (size > biggestImport)
		throw new WrongSetting(`${path} is larger than ${biggestImport / 1024 / 1024} MB. Split it.`)
	return { name: basename(path), bytes: new Uint8Array(await readFile(path)) }
}

type Faulty = { number: number; problems: { column: string; value: string; message: string }[] }

/** A line for each problem of the rows that cannot be imported, and a last one where there are more such rows. */
export function problemLines(rows: Faulty[], all: number) {
	const lines = rows.flatMap(({ number, problems }) =>
		problems.map(
			({ column, value, message }) =>
				`Row ${number}, ${column}: ${value ? `"${value}": ` : ''}${sentenceOf(message)}`,
		),
	)
	return lines.length > 0 && all > rows.length ? [...lines, '…'] : lines
}
