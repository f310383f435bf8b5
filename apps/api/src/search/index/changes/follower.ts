import type { Db } from '@profile-search/db/client'
import { createMatchIndex, type MatchIndex } from '@profile-search/matching/index/match-index'
import type { Sections } from '@profile-search/matching/snapshot/sections'
import type { Knowledge } from '@profile-search/matching/types'
import { allJobDocuments, allPersonDocuments, listJobDocuments, listPersonDocuments } from '../documents.ts'
import { readKnowledge } from '../knowledge/knowledge.ts'
import { jobsList } from '../lists/jobs-list.ts'
import { type List, loadList } from '../lists/list.ts'
import { organisationsList } from '../lists/organisations-list.ts'
import { peopleList } from '../lists/people-list.ts'
import { hashOfCode, shapeOf } from '../snapshot/shape.ts'
import type { SnapshotName, SnapshotStore } from '../snapshot/snapshot-store.ts'
import { createTimeSlices, type Yield } from '../thread/time-slices.ts'
import { findHorizon, type MatchChange } from './changes.ts'
import { followChanges } from './follow-changes.ts'

type Lists = Record<'people' | 'jobs' | 'organisations', List>

/** The match index and the lists, kept up to date. */
export type Follower = Awaited<ReturnType<typeof followDatabase>>

type Options = {
	/** Whether to use what was learned from the portal's own data. */
	isLearning?: boolean
	/** Loads slowly, leaving processor time to the thread that answers meanwhile. */
	isBackground?: boolean
}

/** Loads a match index, from its snapshots or from the database, and keeps it up to date. */
export async function followDatabase(db: Db, store?: SnapshotStore, options: Options = {}) {
	let start = await findHorizon(db)
	const knowledge = await readKnowledge(db, options)
	const shapes = await shapesWith(knowledge)
	const restored = new Set<SnapshotName>()
	const yieldNow = createTimeSlices(options.isBackground ? 0.5 : 0)

	/** A restored value is as old as its snapshot; changes are applied from there on. */
	async function restore<Value>(name: SnapshotName, make: (sections: Sections) => Value) {
		const found = await store?.read(db, name, shapes[name], make)
		if (!found) return undefined
		restored.add(name)
		if (BigInt(found.position) < BigInt(start)) start = found.position
		return found.value
	}

	// In parallel: one is read while another is built.
	const [index, people, jobs, organisations] = await Promise.all([
		restore('matches', (sections) => createMatchIndex(knowledge, sections)).then(
			(found) => found ?? loadIndex(db, knowledge, yieldNow),
		),
		loadList(db, peopleList, (make) => restore('people', make), yieldNow),
		loadList(db, jobsList, (make) => restore('jobs', make), yieldNow),
		loadList(db, organisationsList, (make) => restore('organisations', make), yieldNow),
	])
	const lists = { people, jobs, organisations }
	await warmUp(db, index)

	const changes = followChanges(db, start, (some) => applyChanges(db, index, lists, some))

	// A snapshot may show people who have since left or hidden their profile, so it answers nothing before it has
	// caught up.
	if (restored.size > 0 && (await changes.catchUp())) return followDatabase(db, undefined, options)
	await changes.applyBulk(() => false)
	return {
		index,
		lists,
		knowledge,
		...changes,
		shapes,
		/** The snapshots that were restored rather than loaded from the database. */
		restored,
		/** The contents of each snapshot. */
		pieces: {
			matches: index.pieces,
			people: lists.people.directory.pieces,
			jobs: lists.jobs.directory.pieces,
			organisations: lists.organisations.directory.pieces,
		},
	}
}

/** The shape that each snapshot must have. */
async function shapesWith(knowledge: Knowledge): Promise<Record<SnapshotName, string>> {
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

/** Reads the documents of changed rows and puts them into the index and the lists. */
async function applyChanges(db: Db, index: MatchIndex, lists: Lists, changes: MatchChange[]) {
	const yieldNow = createTimeSlices()
	const changed = idsOf(changes, 'person')
	await lists.people.apply(changed)
	const people = new Map((await listPersonDocuments(db, changed)).map((person) => [person.id, person]))
	for (const id of changed) {
		const person = people.get(id)
		if (person) index.replacePerson(person)
		else index.removePerson(id)
		await yieldNow()
	}
	const changedJobs = idsOf(changes, 'job')
	await lists.jobs.apply(changedJobs)
	await lists.organisations.apply(idsOf(changes, 'organisation'))
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

function idsOf(changes: MatchChange[], subject: MatchChange['subject']) {
	return [
		...new Set(changes.filter((change) => change.subject === subject).map((change) => change.subjectId)),
	]
}
