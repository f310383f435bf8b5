/** The engine of a folder: fills an index, tells whom it ranks first, and answers each message with the times of a round. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDataset } from '../match/dataset.ts'
import { timesOf } from '../match/timing.ts'
import type { Round } from './engine.ts'

const [folder = '', size = ''] = process.argv.slice(2)
const { createLexicon }: typeof import('../../src/text/lexicon.ts') = await import(
	sourceOf('text/lexicon.ts')
)
const { createMatchIndex }: typeof import('../../src/index/match-index.ts') = await import(
	sourceOf('index/match-index.ts')
)
const dataset = createDataset(createLexicon)
const index = createMatchIndex(dataset.knowledge)
for (let at = 0; at < Number(size); at++) index.addPerson(dataset.personAt(at))
for (let at = 0; at < Number(size) / 5; at++) index.addJob(dataset.jobAt(at))
const jobs = Array.from({ length: 250 }, (_, at) => dataset.jobAt(at))
const people = Array.from({ length: 250 }, (_, at) => dataset.personAt(at))

process.on('message', async () => {
	const round: Round = {
		people: await timesOf(jobs, (job) => index.topPeople(job, { limit: 20 })),
		jobs: await timesOf(people, (person) => index.topJobs(person, { limit: 20 })),
	}
	process.send?.(round)
})
process.send?.(jobs.map((job) => index.topPeople(job, { limit: 20 }).map(({ id }) => id)))

function sourceOf(file: string): string {
	return pathToFileURL(join(folder, 'packages/matching/src', file)).href
}
