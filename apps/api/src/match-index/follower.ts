import { createMatchIndex, type MatchIndex } from '@profile-search/matching/match-index'
import type { Db } from '@profile-search/db/client'
import type { Job, Person } from '@profile-search/matching/types'
import { findHorizon, listChangesFrom, type MatchChange } from './changes.ts'
import { allJobDocuments, allPersonDocuments, listJobDocuments, listPersonDocuments } from './documents.ts'
import { readKnowledge } from './knowledge.ts'
import { jobsList } from './jobs-list.ts'
import { loadList } from './list.ts'
import { organisationsList } from './organisations-list.ts'
import { peopleList } from './people-list.ts'

const batchSize = 5000

/** Loads a match index from the database and keeps it true. */
export async function followDatabase(db: Db) {
	let horizon = await findHorizon(db)
	/** Changes beyond the horizon that were taken in already, while an older transaction was still under way. */
	let taken = new Set<string>()
	const knowledge = await readKnowledge(db)
	const index = createMatchIndex(knowledge)
	let [somePeople, someJobs]: [Person[], Job[]] = [[], []]
	for await (const batch of allPersonDocuments(db)) {
		for (const person of batch) index.replacePerson(person)
		somePeople = batch
	}
	for await (const batch of allJobDocuments(db)) {
		for (const job of batch) index.replaceJob(job)
		someJobs = batch
	}
	warmUp(index, somePeople, someJobs)
	const lists = {
		people: await loadList(db, peopleList),
		jobs: await loadList(db, jobsList),
		organisations: await loadList(db, organisationsList),
	}

	/** Takes in what has changed since the last time, and says whether the knowledge has. */
	async function catchUp() {
		const next = await findHorizon(db)
		const changes = (await listChangesFrom(db, horizon)).filter((change) => !taken.has(nameOf(change)))
		for (let at = 0; at < changes.length; at += batchSize) await takeIn(changes.slice(at, at + batchSize))
		const beyond = [...taken, ...changes.map(nameOf)].filter(
			(name) => BigInt(name.split(' ')[0] ?? 0) >= BigInt(next),
		)
		taken = new Set(beyond)
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
		const jobs = idsOf(changes, 'job')
		await lists.jobs.takeIn(jobs)
		await lists.organisations.takeIn(idsOf(changes, 'organisation'))
		const jobDocuments = new Map((await listJobDocuments(db, jobs)).map((job) => [job.id, job]))
		for (const id of jobs) {
			const job = jobDocuments.get(id)
			if (job) index.replaceJob(job)
			else index.removeJob(id)
		}
	}

	return { index, lists, knowledge, catchUp }
}

/** Asks a few questions nobody waits for, so that the first ones of people meet compiled code. */
function warmUp(index: MatchIndex, people: Person[], jobs: Job[]) {
	for (const person of people.slice(0, 20)) index.topJobs(person, { limit: 20 })
	for (const job of jobs.slice(0, 20)) index.topPeople(job, { limit: 20 })
}

function nameOf(change: MatchChange) {
	return `${change.transaction} ${change.subject} ${change.subjectId}`
}

function idsOf(changes: MatchChange[], subject: MatchChange['subject']) {
	return [
		...new Set(changes.filter((change) => change.subject === subject).map((change) => change.subjectId)),
	]
}
