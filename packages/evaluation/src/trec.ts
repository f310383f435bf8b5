import { closeSync, openSync, writeSync } from 'node:fs'
import type { Ranking } from './ranking.ts'

/** Writes rankings in the TREC format, one line each: `query Q0 document rank score tag`. */
export function openRun(file: string, tag: string) {
	const handle = openSync(file, 'w')
	return {
		write(query: string, ranking: Ranking) {
			const lines = ranking.map(({ id, score }, at) => `${query} Q0 ${id} ${at + 1} ${score} ${tag}\n`)
			writeSync(handle, lines.join(''))
		},
		close: () => closeSync(handle),
	}
}
