import { deserialize, serialize } from 'node:v8'
import { fit, readBytes } from '@profile-search/resume/read-resume'
import type { Known } from '@profile-search/resume/resume'
import { answer, refuse, takeInput } from '#platform/files/confined/confinement.ts'

/** The program that opens a résumé of a stranger, and answers what it says. */

const { bytes, known }: { bytes: Uint8Array; known: Known } = deserialize(await takeInput())
try {
	const { source, draft } = await readBytes(bytes, known)
	answer(serialize({ source, draft: fit(draft) }))
} catch (error) {
	if (!(error instanceof Error) || error.name !== 'Unreadable') throw error
	refuse(error.message)
}
