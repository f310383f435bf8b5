import { createMatchIndex, type MatchIndex } from '../../src/index/match-index.ts'
import { readerOf } from '../../src/text/read-text.ts'
import type { Job } from '../../src/types.ts'
import { bytesUsed, rounds, timesOf, type Times } from './timing.ts'
import { writtenTexts, type World } from './world.ts'

export type EngineFigures = {
	index: MatchIndex
	times: Times
	/** Of the text of a job. */
	reading: Times
	bytes: { plain: number; withText: number }
	seconds: number
}

/** The index filled with people, its memory with and without texts, and how long it takes to find the best 20. */
export async function measureEngine(
	world: World,
	size: number,
	jobs: readonly Job[],
): Promise<EngineFigures> {
	const { lexicon } = world.knowledge
	// What is read is kept with the texts, which are not the engine's.
	if (lexicon)
		for (let at = 0; at < Math.min(size, writtenTexts); at++)
			readerOf(lexicon).read(world.personAt(at).text ?? { title: '', body: '' })

	// Nor is a job's text read for the first time here: every way of ranking needs it read. It has a line of its own.
	const reading = await timesOf(jobs, ({ text }) => lexicon && text && readerOf(lexicon).read(text))
	const plain = fill(world, size, false, jobs).bytes
	const { index, bytes, seconds } = fill(world, size, true, jobs)
	const times = await timesOf(jobs, (job) => index.topPeople(job, { limit: 20 }), rounds)
	return { index, times, reading, bytes: { plain, withText: bytes }, seconds }
}

/** Memory is measured after a search, with all that one needs. */
function fill(world: World, size: number, hasText: boolean, jobs: readonly Job[]) {
	const before = bytesUsed()
	const start = performance.now()
	const index = createMatchIndex(world.knowledge)
	for (let at = 0; at < size; at++) index.addPerson(world.personAt(at, hasText))
	const seconds = (performance.now() - start) / 1000
	for (const job of jobs.slice(0, 10)) index.topPeople(job, { limit: 20 })
	return { index, seconds, bytes: (bytesUsed() - before) / size }
}
