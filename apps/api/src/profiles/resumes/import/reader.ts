import { deserialize, serialize } from 'node:v8'
import { readResume } from '@profile-search/resume/read-resume'
import type { KnownNames } from '@profile-search/resume/resume'
import { answer, refuse, takeInput } from '#platform/files/confined/confinement.ts'

/** The program that opens a stranger's résumé and returns its contents. */

const { bytes, known }: { bytes: Uint8Array; known: KnownNames } = deserialize(await takeInput())
try {
	answer(serialize(await readResume(bytes, known)))
} catch (error) {
	if (!(error instanceof Error) || error.name !== 'Unreadable') throw error
	refuse(error.message)
}
