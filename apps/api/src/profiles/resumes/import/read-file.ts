import { deserialize, serialize } from 'node:v8'
import { errorCodes } from '@profile-search/contract/http/envelope'
import type { KnownNames, ReadResult } from '@profile-search/resume/resume'
import { fewAtOnce } from '#platform/concurrency/few-at-once.ts'
import { runConfined } from '#platform/files/confined/run-confined.ts'
import { malformed, Refusal, unavailable } from '#platform/refusal.ts'

const limits = { seconds: 10, memory: 90, atOnce: 2, waiting: 20 }

/** Reads files in separate processes, a few at a time, each limited in time and memory. */
export function createFileReader(seconds = limits.seconds) {
	const inTurn = fewAtOnce(limits, () => unavailable('profilesRefusals.manyResumesRead'))
	const reader = new URL('./reader.ts', import.meta.url)

	return async (bytes: Uint8Array, known: KnownNames, note: (error: Error) => void): Promise<ReadResult> => {
		const ending = await inTurn(() =>
			runConfined(reader, '', serialize({ bytes, known }), { ...limits, seconds }),
		)
		switch (ending.kind) {
			case 'answered':
				return deserialize(ending.answer)
			case 'refused':
				throw new Refusal(400, errorCodes.malformed, ending.message)
			case 'late':
				throw malformed('profilesRefusals.readTooLong', undefined, { seconds })
			case 'heavy':
				throw malformed('profilesRefusals.readTooHeavy')
			case 'broken':
				note(new Error(ending.trace))
				throw malformed('profilesRefusals.readBroken')
		}
	}
}
