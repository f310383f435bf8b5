import { errorCodes } from '@profile-search/contract/http/envelope'
import { runConfined } from '#platform/files/confined/run-confined.ts'
import { malformed, Refusal } from '#platform/refusal.ts'
import { csvRows } from './csv-rows.ts'
import { kindOf } from './sniff.ts'

const limits = { seconds: 60, memory: 200 }

/** The rows of a CSV or XLSX file. What cannot be read is thrown as a refusal. */
export async function readFile(bytes: Uint8Array) {
	return csvRows(kindOf(bytes) === 'csv' ? bytes : await csvOfWorkbook(bytes))
}

async function csvOfWorkbook(bytes: Uint8Array) {
	const program = new URL('./workbook-program.ts', import.meta.url)
	const ending = await runConfined(program, '', bytes, limits)
	if (ending.kind === 'answered') return ending.answer
	if (ending.kind === 'refused') throw new Refusal(400, errorCodes.malformed, ending.message)
	if (ending.kind === 'broken') throw new Error(ending.trace)
	throw malformed('problems.importTooMuch')
}
