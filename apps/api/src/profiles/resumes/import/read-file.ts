import { deserialize, serialize } from 'node:v8'
import type { KnownNames, ReadResult } from '@profile-search/resume/resume'
import { fewAtOnce } from '#platform/concurrency/few-at-once.ts'
import { runConfined } from '#platform/files/confined/run-confined.ts'
import { malformed, unavailable } from '#platform/refusal.ts'

const limits = { seconds: 10, memory: 90, atOnce: 2, waiting: 20 }

/** Reads files in separate processes, a few at a time, each limited in time and memory. */
export function createFileReader(seconds = limits.seconds) {
	const inTurn = fewAtOnce(limits, () =>
		unavailable('Many résumés are being read just now. Please try again in a moment.'),
	)
	const reader = new URL('./reader.ts', import.meta.url)

	return async (bytes: Uint8Array, known: KnownNames, note: (error: Error) => void): Promise<ReadResult> => {
		const ending = await inTurn(() =>
			runConfined(reader, '', serialize({ bytes, known }), { ...limits, seconds }),
		)
		switch (ending.kind) {
			case 'answered':
				return deserialize(ending.answer)
			case 'refused':
				throw malformed(ending.message)
			case 'late':
				throw malformed(`This file could not be read in ${seconds} seconds. ${instead}`)
			case 'heavy':
				throw malformed(`This file unpacks to far more than a résumé has, so it was not read. ${instead}`)
			case 'broken':
				note(new Error(ending.trace))
				throw malformed(`This file is damaged or unusual and could not be read. ${instead}`)
		}
	}
}

const instead = 'Please send another form of it (PDF, Word or text), or paste the text.'
