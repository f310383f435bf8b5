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
import { createTimeSlices, type Yield } from './time-slices.ts'

/** Changes whose documents are read at once. */
const batchSize = 200

/** A transaction with more changes than this is a bulk load: what people save meanwhile goes before it. */
const bulkSize = 500

/** Changes of a bulk load that are applied at once; a question that comes meanwhile waits for them. */
const bulkBatchSize = 20

/** The match index and the lists, kept true. */
export type Follower = Awaited<ReturnType<typeof followDatabase>>

type Options = {
	/** Whether what was learned from the portal's own data counts. */
	isLearning?: boolean
	/** Loads slowly, and leaves time to those who answer meanwhile. */
	isBackground?: boolean
}

/** Loads a match index, from its snapshots or from the database, and keeps it true. */
export async function followDatabase(db: Db, shelf?: Shelf, options: Options = {}) {
	let readFrom = await findHorizon(db)
	/** Changes beyond the horizon that were read already, while an older transaction was still under way. */
	let known = new Set<string>()
	/** Changes of bulk loads that are still to be applied, oldest first. */
	let bulk: MatchChange[] = []
	let applied = 0
	let isOutdated = false
	const knowledge = await readKnowledge(db, options)
	const shapes = await shapesWith(knowledge)
	const readBack = new Set<Kept>()
	const yieldNow = createTimeSlices(options.isBackground ? 0.5 : 0)
	const yieldToQuestions = createTimeSlices()

	/** What is read back is as old as its snapshot: from there on changes are applied. */
	async function restore<Value>(name: Kept, make: (sections: Sections) => Value) {
		const found = await shelf?.read(db, name, shapes[name], make)
		if (!found) return undefined
		readBack.add(name)
		if (BigInt(found.position) < BigInt(readFrom)) readFrom = found.position
		return found.value
	}

	// Side by side: while one is made, the next one is being read.
	const [index, people, jobs, organisations] = await Promise.all([
		restore('matches', (sections) => createMatchIndex(knowledge, sections)).then(
			(restored) => restored ?? loadIndex(db, knowledge, yieldNow),
		),
		loadList(db, peopleList, (make) => restore('people', make), yieldNow),
		loadList(db, jobsList, (make) => restore('jobs', make), yieldNow),
		loadList(db, organisationsList, (make) => restore('organisations', make), yieldNow),
	])
	const lists = { people, jobs, organisations }
	await warmUp(db, index)

	/**
	 * Applies what has changed since the last time, and says whether the knowledge is out of date. Changes of bulk loads are
	 * left to `applyBulk`.
	 */
	async function catchUp() {
		const next = await findHorizon(db)
		const changes = (await listChangesFrom(db, readFrom)).filter((change) => !known.has(nameOf(change)))
		const beyond = [...known, ...changes.map(nameOf)].filter(
			(name) => BigInt(name.split(' ')[0] ?? 0) >= BigInt(next),
		)
		const [prompt, ofBulk] = bySize(changes)
		for (let at = 0; at < prompt.length; at += batchSize) await apply(prompt.slice(at, at + batchSize))
		// Only now: a round that fails on the way is repeated from its beginning.
		bulk = bulk.concat(ofBulk)
		known = new Set(beyond)
		readFrom = next
		isOutdated ||= changes.some((change) => change.subject === 'knowledge')
		return isOutdated
	}

	/** Applies changes of bulk loads until none is left or something else is to be done. */
	async function applyBulk(isInterrupted: () => boolean) {
		while (bulk.length > 0 && !isInterrupted()) {
			await apply(bulk.slice(0, bulkBatchSize))
			bulk = bulk.slice(bulkBatchSize)
		}
	}

	async function apply(changes: MatchChange[]) {
		const changed = idsOf(changes, 'person')
		await lists.people.apply(changed)
		const personDocuments = new Map(
			(await listPersonDocuments(db, changed)).map((person) => [person.id, person]),
		)
		for (const id of changed) {
			const person = personDocuments.get(id)
			if (person) index.replacePerson(person)
			else index.removePerson(id)
			await yieldToQuestions()
		}
		const changedJobs = idsOf(changes, 'job')
		await lists.jobs.apply(changedJobs)
		await lists.organisations.apply(idsOf(changes, 'organisation'))
		const jobDocuments = new Map((await listJobDocuments(db, changedJobs)).map((job) => [job.id, job]))
		for (const id of changedJobs) {
			const job = jobDocuments.get(id)
			if (job) index.replaceJob(job)
			else index.removeJob(id)
			await yieldToQuestions()
		}
		applied += changes.length
	}

	// A snapshot may show who has left or hidden since: nobody is answered from it before it has caught up.
	if (readBack.size > 0 && (await catchUp())) return followDatabase(db, undefined, options)
	await applyBulk(() => false)
	return {
		index,
		lists,
		knowledge,
		catchUp,
		applyBulk,
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
		/** Every change of an older transaction is applied. */
		position: () => bulk[0]?.transaction ?? readFrom,
		/** How many changes were applied. */
		applied: () => applied,
		/** How many changes of bulk loads are still to be applied. */
		behind: () => bulk.length,
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

/** The changes of ordinary transactions, and those of bulk loads in the order of their transactions. */
function bySize(changes: MatchChange[]) {
	const sizes = new Map<string, number>()
	for (const { transaction } of changes) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1)
	const isBulk = ({ transaction }: MatchChange) => (sizes.get(transaction) ?? 0) > bulkSize
	const ofBulk = changes
		.filter(isBulk)
		.toSorted((a, b) => Number(BigInt(a.transaction) - BigInt(b.transaction)))
	return [changes.filter((change) => !isBulk(change)), ofBulk] as const
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
