import { deserialize, serialize } from 'node:v8'
import { answer, refuse, takeInput } from '#platform/files/confined/confinement.ts'
import type { Known } from './draft.ts'
import { readBytes } from './files/kinds.ts'
import { fit } from './fit.ts'

/** The program that opens a résumé of a stranger, and answers what it says. */

const { bytes, known }: { bytes: Uint8Array; known: Known } = deserialize(await takeInput())
try {
	const { source, draft } = await readBytes(bytes, known)
	answer(serialize({ source, draft: fit(draft) }))
} catch (error) {
	if (!(error instanceof Error) || error.name !== 'Unreadable') throw error
	refuse(error.message)
}
