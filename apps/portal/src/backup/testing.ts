import { archiveFileAt } from './archive/archive-file.ts'

/** The archive that a test has written there. */
export async function writtenAt(path: string) {
	const file = await archiveFileAt(path)
	if (!file) throw new Error(`There is no archive at ${path}.`)
	return file
}
