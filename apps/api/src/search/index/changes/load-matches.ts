import type { Db } from '@profile-search/db/client'
import { createMatchIndex, type MatchIndex } from '@profile-search/matching/index/match-index'
import type { Knowledge } from '@profile-search/matching/types'
import { allJobDocuments, allPersonDocuments, listJobDocuments, listPersonDocuments } from '../documents.ts'
import { readKnowledge } from '../knowledge/knowledge.ts'
import { shapeOf } from '../snapshot/shape.ts'
import { createTimeSlices, type Yield } from '../thread/time-slices.ts'
import { idsOf, type MatchChange } from './changes.ts'
import type { Loading } from './follower.ts'

/** Loads the index that ranks people for jobs, and jobs for people. */
export async function loadMatches({ db, from, code, isLearning, restore, yieldNow }: Loading) {
	const knowledge = await readKnowledge(from, { isLearning })
	const shape = shapeOf(code, knowledge.version)
	const index =
		(await restore('matches', shape, (sections) => createMatchIndex(knowledge, sections))) ??
		(await loadIndex(from, knowledge, yieldNow))
	await warmUp(from, index)
	return {
		index,
		knowledge,
		snapshots: [{ name: 'matches' as const, shape, pieces: index.pieces }],
		apply: (changes: MatchChange[]) => applyChanges(db, index, changes),
	}
}

async function loadIndex(db: Db, knowledge: Knowledge, yieldNow: Yield) {
	const index = createMatchIndex(knowledge)
	for await (const batch of allPersonDocuments(db)) {
		for (const person of batch) {
			index.replacePerson(person)
			await yieldNow()
		}
	}
	for await (const batch of allJobDocuments(db)) {
		for (const job of batch) {
			index.replaceJob(job)
			await yieldNow()
		}
	}
	return index
}

/** Reads the documents of changed rows and puts them into the index. */
async function applyChanges(db: Db, index: MatchIndex, changes: MatchChange[]) {
	const yieldNow = createTimeSlices()
	const changed = idsOf(changes, 'person')
	const people = new Map((await listPersonDocuments(db, changed)).map((person) => [person.id, person]))
	for (const id of changed) {
		const person = people.get(id)
		if (person) index.replacePerson(person)
		else index.removePerson(id)
		await yieldNow()
	}
	const changedJobs = idsOf(changes, 'job')
	const jobs = new Map((await listJobDocuments(db, changedJobs)).map((job) => [job.id, job]))
	for (const id of changedJobs) {
		const job = jobs.get(id)
		if (job) index.replaceJob(job)
		else index.removeJob(id)
		await yieldNow()
	}
}

/** Runs a few searches that nobody waits for, so that the first real ones run compiled code. */
async function warmUp(db: Db, index: MatchIndex) {
	const { value: people } = await allPersonDocuments(db, 20).next()
	const { value: jobs } = await allJobDocuments(db, 20).next()
	for (const person of people ?? []) index.topJobs(person, { limit: 20 })
	for (const job of jobs ?? []) index.topPeople(job, { limit: 20 })
}
