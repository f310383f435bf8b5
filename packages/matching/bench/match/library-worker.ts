/** Builds and searches the index of one library in its own thread, so that only this thread can run out of memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { create, insert, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import { createDataset } from './dataset.ts'
import { documentOf, namesOf, queryOf, type Document } from './documents.ts'
import { timesOf } from './timing.ts'

const { library, size, jobs, limitMs }: { library: string; size: number; jobs: number; limitMs: number } =
	workerData
const dataset = createDataset()
const names = namesOf(dataset)
const { add, find } = library === 'MiniSearch' ? miniSearch() : orama()

const start = performance.now()
let added = 0
while (added < size && performance.now() - start < limitMs) add(documentOf(names, dataset.personAt(added++)))
const seconds = (performance.now() - start) / 1000

if (added < size)
	parentPort?.postMessage({ failed: `not built within ${limitMs / 1000} s (${added} documents)` })
else {
	const queries = Array.from({ length: jobs }, (_, at) => queryOf(names, dataset.jobAt(at)))
	parentPort?.postMessage({ times: await timesOf(queries, find), seconds })
}

function miniSearch() {
	const index = new MiniSearch<Document>({ fields: ['title', 'skills', 'text'] })
	return {
		add: (document: Document) => index.add(document),
		find: (words: string) => index.search(words).slice(0, 20),
	}
}

function orama() {
	const index = create({ schema: { title: 'string', skills: 'string', text: 'string' } })
	return {
		add: (document: Document) => void insert(index, document),
		find: (term: string) => search(index, { term, limit: 20, threshold: 1 }),
	}
}
