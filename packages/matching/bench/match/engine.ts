import { createMatchIndex, type MatchIndex } from '../../src/index/match-index.ts'
import { readerOf } from '../../src/text/read-text.ts'
import type { Job } from '../../src/types.ts'
import { writtenTexts, type Dataset } from './dataset.ts'
import { bytesUsed, rounds, timesOf, type Times } from './timing.ts'

export type EngineFigures = {
	index: MatchIndex
	times: Times
	/** Times for reading the text of a job. */
	reading: Times
	bytes: { plain: number; withText: number }
	seconds: number
}

/** Fills the index with people and measures its memory, with and without texts, and the time to find the best 20. */
export async function measureEngine(
	dataset: Dataset,
	size: number,
	jobs: readonly Job[],
): Promise<EngineFigures> {
	const { lexicon } = dataset.knowledge
	// The texts are read beforehand. What is read is kept with them, so its memory does not count as the engine's.
	if (lexicon)
		for (let at = 0; at < Math.min(size, writtenTexts); at++)
			readerOf(lexicon).read(dataset.personAt(at).text ?? { title: '', body: '' })

	// The texts of jobs are read beforehand too, since every method needs them. Reading has a line of its own.
	const reading = await timesOf(jobs, ({ text }) => lexicon && text && readerOf(lexicon).read(text))
	const plain = fill(dataset, size, false, jobs).bytes
	const { index, bytes, seconds } = fill(dataset, size, true, jobs)
	const times = await timesOf(jobs, (job) => index.topPeople(job, { limit: 20 }), rounds)
	return { index, times, reading, bytes: { plain, withText: bytes }, seconds }
}

/** Memory is measured after searches, so that their working memory is included. */
function fill(dataset: Dataset, size: number, hasText: boolean, jobs: readonly Job[]) {
	const before = bytesUsed()
	const start = performance.now()
	const index = createMatchIndex(dataset.knowledge)
	for (let at = 0; at < size; at++) index.addPerson(dataset.personAt(at, hasText))
	const seconds = (performance.now() - start) / 1000
	for (const job of jobs.slice(0, 10)) index.topPeople(job, { limit: 20 })
	return { index, seconds, bytes: (bytesUsed() - before) / size }
}
