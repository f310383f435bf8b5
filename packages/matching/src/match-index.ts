import { jobFacts, personFacts } from './facts.ts'
import { createIndexState, type IndexState } from './index-state.ts'
import { addPosting, removePosting, type Postings } from './postings.ts'
import { jobRecord, personRecord, skillsOfJob, skillsOfPerson } from './records.ts'
import { topJobs, topPeople, type Search } from './search.ts'
import { skillSet, wantedSkills } from './skills.ts'
import { addRow, recordAt, removeRow, type Table } from './table.ts'
import type { Job, Knowledge, Person, Ranked } from './types.ts'

/**
 * People and jobs in memory, ranked exactly as `score` would, ties by id. It keeps what scoring needs and
 * nothing else: who wants the reasons passes person and job to `score`.
 */
export type MatchIndex = {
	/** False, and nothing changes, when the id is there already. */
	addPerson: (person: Person) => boolean
	/** Adds when the id is not there yet: a follower of changes need not ask. */
	replacePerson: (person: Person) => void
	/** False when the id is not there. */
	removePerson: (id: string) => boolean
	addJob: (job: Job) => boolean
	replaceJob: (job: Job) => void
	removeJob: (id: string) => boolean
	/** The people who fit a job best; the job itself need not be in the index. */
	topPeople: (job: Job, search: Search) => Ranked[]
	/** The jobs that fit a person best; the person need not be in the index. */
	topJobs: (person: Person, search: Search) => Ranked[]
	sizes: () => { people: number; jobs: number }
}

export function createMatchIndex(knowledge: Knowledge): MatchIndex {
	const state = createIndexState(knowledge)
	return {
		addPerson: (person) => addPerson(state, person),
		replacePerson(person) {
			removePerson(state, person.id)
			addPerson(state, person)
		},
		removePerson: (id) => removePerson(state, id),
		addJob: (job) => addJob(state, job),
		replaceJob(job) {
			removeJob(state, job.id)
			addJob(state, job)
		},
		removeJob: (id) => removeJob(state, id),
		topPeople: (job, search) => topPeople(state, job, search),
		topJobs: (person, search) => topJobs(state, person, search),
		sizes: () => ({ people: state.people.rowOf.size, jobs: state.jobs.rowOf.size }),
	}
}

function addPerson({ people, peopleBySkill }: IndexState, person: Person): boolean {
	if (people.rowOf.has(person.id)) return false

	const skills = skillSet(person.skills)
	const row = addRow(people, person.id, personRecord(personFacts(person), [...skills.keys()]))
	for (const [skill, percent] of skills) addPosting(peopleBySkill, skill, row, percent)
	return true
}

function addJob({ knowledge, jobs, jobsBySkill }: IndexState, job: Job): boolean {
	if (jobs.rowOf.has(job.id)) return false

	const wanted = wantedSkills(job)
	const row = addRow(jobs, job.id, jobRecord(jobFacts(job, knowledge, wanted), wanted))
	for (const skill of wanted.musts) addPosting(jobsBySkill, skill, row, 1)
	for (const skill of wanted.nices) addPosting(jobsBySkill, skill, row, 0)
	return true
}

function removePerson({ people, peopleBySkill }: IndexState, id: string): boolean {
	return remove(people, peopleBySkill, id, skillsOfPerson)
}

function removeJob({ jobs, jobsBySkill }: IndexState, id: string): boolean {
	return remove(jobs, jobsBySkill, id, skillsOfJob)
}

function remove(table: Table, bySkill: Postings, id: string, skillsOf: typeof skillsOfPerson): boolean {
	const row = table.rowOf.get(id)
	if (row === undefined) return false

	for (const skill of skillsOf(table.memory, recordAt(table, row))) removePosting(bySkill, skill, row)
	removeRow(table, id, row)
	return true
}
