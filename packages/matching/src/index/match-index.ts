import { encodeJobAgain, encodeNewJobs } from '../columns/job-columns.ts'
import { encodePersonAgain, encodeNewPeople } from '../columns/people-columns.ts'
import { rowOf } from '../ids/ids.ts'
import { jobFacts, personFacts, textFacts } from '../scoring/facts.ts'
import { isToldByText } from '../scoring/possible.ts'
import { roleMasks } from '../scoring/shares/roles/role-words.ts'
import { skillSet, wantedSkills } from '../scoring/shares/skills.ts'
import type { Search } from '../search/rank.ts'
import { countPeople, topJobs, topPeople, type Count } from '../search/search.ts'
import { indexFields, piecesOfIndex } from '../snapshot/index-fields.ts'
import { fill, type Piece, type Sections } from '../snapshot/sections.ts'
import type { TextFacts } from '../text/read-text.ts'
import type { Job, Knowledge, Person, Ranked } from '../types.ts'
import { noSkill, putPostings, removePostings, type Postings } from './postings.ts'
import { factsAt, jobRecord, keysOf, personRecord, type RowKeys } from './records.ts'
import { createIndexState, type IndexState } from './state.ts'
import { addRow, recordAt, removeRow, replaceRecord, type Table } from './table.ts'

/**
 * People and jobs in memory, ranked exactly as `score` would rank them, ties by id. The index keeps only what scoring
 * needs: for the reasons, pass person and job to `score`.
 */
export type MatchIndex = {
	/** Returns false and changes nothing if the id is there already. */
	addPerson: (person: Person) => boolean
	/** Adds the person if the id is not there yet. */
	replacePerson: (person: Person) => void
	/** Returns false if the id is not there. */
	removePerson: (id: string) => boolean
	addJob: (job: Job) => boolean
	replaceJob: (job: Job) => void
	removeJob: (id: string) => boolean
	/** The people who fit a job best. The job need not be in the index. */
	topPeople: (job: Job, search: Search) => Ranked[]
	/** The jobs that fit a person best. The person need not be in the index. */
	topJobs: (person: Person, search: Search) => Ranked[]
	/** How many people reach a total for a job. */
	countPeople: (job: Job, count: Count) => number
	sizes: () => { people: number; jobs: number }
	/** The contents of the index, for a snapshot. The index must not change until the last piece is taken. */
	pieces: () => Iterable<Piece>
}

/** Given the sections of a snapshot, restores the index they were made from. The knowledge must be the same. */
export function createMatchIndex(knowledge: Knowledge, sections?: Sections): MatchIndex {
	const state = createIndexState(knowledge)
	if (sections) fill(indexFields, state, sections)
	encodeNewPeople(state.peopleColumns, state.people)
	encodeNewJobs(state.jobColumns, state.jobs, knowledge)
	return {
		addPerson: (person) => rowOf(state.people.ids, person.id) === undefined && putPerson(state, person),
		replacePerson: (person) => void putPerson(state, person),
		removePerson: (id) => remove(peopleOf(state), id),
		addJob: (job) => rowOf(state.jobs.ids, job.id) === undefined && putJob(state, job),
		replaceJob: (job) => void putJob(state, job),
		removeJob: (id) => remove(jobsOf(state), id),
		topPeople: (job, search) => topPeople(state, job, search),
		topJobs: (person, search) => topJobs(state, person, search),
		countPeople: (job, count) => countPeople(state, job, count),
		sizes: () => ({ people: state.people.ids.count, jobs: state.jobs.ids.count }),
		pieces: () => piecesOfIndex(state),
	}
}

/** One of the two tables, its posting lists, and the keys under which a row is listed in them. */
type Side = { table: Table; listedIn: (memory: Int32Array, at: number) => RowKeys } & {
	[Kind in keyof RowKeys]: Postings
}

function peopleOf({ people, peopleBySkill, peopleByWord, peopleByField }: IndexState): Side {
	return {
		table: people,
		listedIn: keysOf,
		skills: peopleBySkill,
		words: peopleByWord,
		fields: peopleByField,
	}
}

function jobsOf({ jobs, jobsBySkill, jobsByWord, jobsByField }: IndexState): Side {
	return { table: jobs, listedIn: listedKeysIn, skills: jobsBySkill, words: jobsByWord, fields: jobsByField }
}

function putPerson(state: IndexState, person: Person): true {
	const { knowledge } = state
	const text = textFacts(person.text, knowledge)
	const keys = { skills: skillSet(person.skills), ...saidIn(state, text) }
	const record = personRecord(personFacts(person), keys, roleMasks(person, text, knowledge))
	put(peopleOf(state), person.id, record, keys)
	encodePersonAgain(state.peopleColumns, state.people, rowOf(state.people.ids, person.id) ?? 0)
	return true
}

function putJob(state: IndexState, job: Job): true {
	const { knowledge } = state
	const wanted = wantedSkills(job)
	const facts = jobFacts(job, knowledge, wanted)
	const skills = new Map([
		...wanted.musts.map((skill): [number, number] => [skill, 1]),
		...wanted.nices.map((skill): [number, number] => [skill, 0]),
	])
	const keys = { skills, ...saidIn(state, textFacts(job.text, knowledge)) }
	put(jobsOf(state), job.id, jobRecord(facts, keys), listedKeysOfJob(keys, facts.stated))
	encodeJobAgain(state.jobColumns, state.jobs, rowOf(state.jobs.ids, job.id) ?? 0, knowledge)
	return true
}

/** The words of a job that states skills and a profession count little, so they are compared one by one and not listed. */
function listedKeysOfJob(keys: RowKeys, stated: number): RowKeys {
	const skills = keys.skills.size > 0 ? keys.skills : withoutSkills
	return isToldByText(stated) ? { ...keys, skills } : { ...nothing, skills }
}

function listedKeysIn(memory: Int32Array, at: number): RowKeys {
	return listedKeysOfJob(keysOf(memory, at), memory[factsAt(memory, at)] ?? 0)
}

/** Jobs that want no skills are listed under a key of their own, so that a search finds them. */
const withoutSkills = new Map([[noSkill, 0]])

/** The words and fields of a text by number, each with its impact. */
function saidIn({ vocabulary }: IndexState, { words, fields }: TextFacts): Omit<RowKeys, 'skills'> {
	const numbers = new Map<number, number>()
	for (const [term, impact] of words) {
		const number = vocabulary.get(term) ?? vocabulary.size
		vocabulary.set(term, number)
		numbers.set(number, impact)
	}
	return { words: numbers, fields }
}

/** Puts a record under an id. A known id keeps its row, so that only the changed keys move in the posting lists. */
function put(side: Side, id: string, record: readonly number[], keys: RowKeys): void {
	const { table, skills, words, fields } = side
	const known = rowOf(table.ids, id)
	const before = known === undefined ? nothing : side.listedIn(table.memory, recordAt(table, known))
	const row = known ?? addRow(table, id, record)
	if (known !== undefined) replaceRecord(table, row, record)

	putChanged(skills, before.skills, keys.skills, row)
	putChanged(words, before.words, keys.words, row)
	putChanged(fields, before.fields, keys.fields, row)
}

function putChanged(
	postings: Postings,
	before: ReadonlyMap<number, number>,
	now: ReadonlyMap<number, number>,
	row: number,
): void {
	const gone = [...before.keys()].filter((key) => !now.has(key))
	const others = [...now].filter(([key, value]) => before.get(key) !== value)
	removePostings(postings, gone, row)
	putPostings(postings, new Map(others), row)
}

function remove({ table, listedIn, skills, words, fields }: Side, id: string): boolean {
	const row = rowOf(table.ids, id)
	if (row === undefined) return false

	const keys = listedIn(table.memory, recordAt(table, row))
	removePostings(skills, [...keys.skills.keys()], row)
	removePostings(words, [...keys.words.keys()], row)
	removePostings(fields, [...keys.fields.keys()], row)
	removeRow(table, row)
	return true
}

const nothing: RowKeys = { skills: new Map(), words: new Map(), fields: new Map() }
