import { createMatchIndex, type MatchIndex } from '@profile-search/matching/match-index'
import type { Sections } from '@profile-search/matching/snapshot/sections'
import type { Db } from '@profile-search/db/client'
import type { Knowledge } from '@profile-search/matching/types'
import { findHorizon, listChangesFrom, type MatchChange } from './changes.ts'
import { allJobDocuments, allPersonDocuments, listJobDocuments, listPersonDocuments } from './documents.ts'
import { readKnowledge } from './knowledge.ts'
import { jobsList } from './jobs-list.ts'
import { loadList } from './list.ts'
import { organisationsList } from './organisations-list.ts'
import { peopleList } from './people-list.ts'
import { hashOfCode, shapeOf } from './snapshot/shape.ts'
import type { Kept, Shelf } from './snapshot/shelf.ts'

/** So few that a question hardly waits while they are taken in. */
const batchSize = 200

/** The match index and the lists, kept true. */
export type Follower = Awaited<ReturnType<typeof followDatabase>>

/** Loads a match index, from its snapshots or from the database, and keeps it true. */
export async function followDatabase(db: Db, shelf?: Shelf, options: { isLearning?: boolean } = {}) {
	let horizon = await findHorizon(db)
	/** Changes beyond the horizon that were taken in already, while an older transaction was still under way. */
	let taken = new Set<string>()
	let takenIn = 0
	const knowledge = await readKnowledge(db, options)
	const shapes = await shapesWith(knowledge)
	const readBack = new Set<Kept>()

	/** What is read back is as old as its snapshot: from there on changes are taken in. */
	async function restore<Value>(name: Kept, make: (sections: Sections) => Value) {
		const found = await shelf?.read(db, name, shapes[name], make)
		if (!found) return undefined
		readBack.add(name)
		if (BigInt(found.position) < BigInt(horizon)) horizon = found.position
		return found.value
	}

	// Side by side: while one is made, the next one is being read.
	const [index, people, jobs, organisations] = await Promise.all([
		restore('matches', (sections) => createMatchIndex(knowledge, sections)).then(
			(restored) => restored ?? loadIndex(db, knowledge),
		),
		loadList(db, peopleList, (make) => restore('people', make)),
		loadList(db, jobsList, (make) => restore('jobs', make)),
		loadList(db, organisationsList, (make) => restore('organisations', make)),
	])
	const lists = { people, jobs, organisations }
	await warmUp(db, index)

	/** Takes in what has changed since the last time, and says whether the knowledge has. */
	async function catchUp() {
		const next = await findHorizon(db)
		const changes = (await listChangesFrom(db, horizon)).filter((change) => !taken.has(nameOf(change)))
		for (let at = 0; at < changes.length; at += batchSize) await takeIn(changes.slice(at, at + batchSize))
		const beyond = [...taken, ...changes.map(nameOf)].filter(
			(name) => BigInt(name.split(' ')[0] ?? 0) >= BigInt(next),
		)
		taken = new Set(beyond)
		takenIn += changes.length
		horizon = next
		return changes.some((change) => change.subject === 'knowledge')
	}

	async function takeIn(changes: MatchChange[]) {
		const changed = idsOf(changes, 'person')
		await lists.people.takeIn(changed)
		const personDocuments = new Map(
			(await listPersonDocuments(db, changed)).map((person) => [person.id, person]),
		)
		for (const id of changed) {
			const person = personDocuments.get(id)
			if (person) index.replacePerson(person)
			else index.removePerson(id)
		}
		const changedJobs = idsOf(changes, 'job')
		await lists.jobs.takeIn(changedJobs)
		await lists.organisations.takeIn(idsOf(changes, 'organisation'))
		const jobDocuments = new Map((await listJobDocuments(db, changedJobs)).map((job) => [job.id, job]))
		for (const id of changedJobs) {
			const job = jobDocuments.get(id)
			if (job) index.replaceJob(job)
			else index.removeJob(id)
		}
	}

	// A snapshot may show who has left or hidden since: nobody is answered from it before it has caught up.
	if (readBack.size > 0 && (await catchUp())) return followDatabase(db, undefined, options)
	return {
		index,
		lists,
		knowledge,
		catchUp,
		shapes,
		/** What was read back from a snapshot rather than loaded. */
		readBack,
		/** All that each snapshot holds. */
		pieces: {
			matches: index.pieces,
			people: lists.people.directory.pieces,
			jobs: lists.jobs.directory.pieces,
			organisations: lists.organisations.directory.pieces,
		},
		/** Every change of an older transaction is in. */
		position: () => horizon,
		/** How many changes were taken in. */
		takenIn: () => takenIn,
	}
}

/** What each snapshot must have been made with. */
async function shapesWith(knowledge: Knowledge): Promise<Record<Kept, string>> {
	const code = await hashOfCode()
	return {
		matches: shapeOf(code, knowledge.version),
		people: shapeOf(code, peopleList),
		jobs: shapeOf(code, jobsList),
		organisations: shapeOf(code, organisationsList),
	}
}

async function loadIndex(db: Db, knowledge: Knowledge) {
	const index = createMatchIndex(knowledge)
	for await (const batch of allPersonDocuments(db)) for (const person of batch) index.replacePerson(person)
	for await (const batch of allJobDocuments(db)) for (const job of batch) index.replaceJob(job)
	return index
}

/** Asks a few questions nobody waits for, so that the first ones of people meet compiled code. */
async function warmUp(db: Db, index: MatchIndex) {
	const { value: people } = await allPersonDocuments(db, 20).next()
	const { value: jobs } = await allJobDocuments(db, 20).next()
	for (const person of people ?? []) index.topJobs(person, { limit: 20 })
	for (const job of jobs ?? []) index.topPeople(job, { limit: 20 })
}

function nameOf(change: MatchChange) {
	return `${change.transaction} ${change.subject} ${change.subjectId}`
}

function idsOf(changes: MatchChange[], subject: MatchChange['subject']) {
	return [
		...new Set(changes.filter((change) => change.subject === subject).map((change) => change.subjectId)),
	]
}
