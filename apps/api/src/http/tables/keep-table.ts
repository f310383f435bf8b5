import { randomUUID } from 'node:crypto'
import { line } from '@profile-search/contract/platform/basics'
import type { FileStore } from '#platform/context/outside.ts'
import { kindOf } from './reading/sniff.ts'

const longestName = 120

/**
 * Keeps a table until its rows are read. Returns its key, and its name as an import shows it. A file that is no table is
 * thrown as a refusal.
 */
export async function keepTable(files: FileStore, { name, bytes }: { name: string; bytes: Uint8Array }) {
	const key = `import/${randomUUID()}.${kindOf(bytes, name)}`
	await files.put(key, bytes)
	return { key, fileName: line().parse(name).slice(-longestName) }
}
