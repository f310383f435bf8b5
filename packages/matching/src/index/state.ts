import { createJobColumns, type JobColumns } from '../columns/job-columns.ts'
import { createPeopleColumns, type PeopleColumns } from '../columns/people-columns.ts'
import { createQueue, type Queue } from '../search/queue.ts'
import { createSkillBitmasks, type SkillBitmasks } from '../search/skill-bitmask.ts'
import { createUpperBounds, type UpperBounds } from '../search/upper-bounds.ts'
import { createVisited, type Visited } from '../search/visited.ts'
import type { Knowledge, Related } from '../types.ts'
import { createAccumulator, type Accumulator } from './accumulator.ts'
import type { Postings } from './postings.ts'
import { createTable, type Table } from './table.ts'
import { createWantedSkills, type WantedSkills } from './wanted-skills.ts'
import { createWantedText, type WantedText } from './wanted-text.ts'

/** Everything the index holds, as plain data. */
export type IndexState = {
	knowledge: Knowledge
	/** The related skills inverted: by skill, the wanted skills that it counts for. */
	countsFor: ReadonlyMap<number, readonly Related[]>
	people: Table
	jobs: Table
	/** The value is how much the skill counts, in percent. */
	peopleBySkill: Postings
	/** The value is 1 for a must-have, 0 for a nice-to-have. */
	jobsBySkill: Postings
	/** The number of each term. */
	vocabulary: Map<string, number>
	/** By number of the term; the value is its impact. Jobs that state skills and a profession are not listed. */
	peopleByWord: Postings
	jobsByWord: Postings
	/** By profession; the value is its impact. The same jobs are listed. */
	peopleByField: Postings
	jobsByField: Postings
	/** The working memory of a search. */
	accumulator: Accumulator
	queue: Queue
	skillBitmasks: SkillBitmasks
	upperBounds: UpperBounds
	visited: Visited
	wantedSkills: WantedSkills
	wantedText: WantedText
	peopleColumns: PeopleColumns
	jobColumns: JobColumns
}

export function createIndexState(knowledge: Knowledge): IndexState {
	return {
		knowledge,
		countsFor: invert(knowledge.relatedSkills),
		people: createTable(new Int32Array(256)),
		jobs: createTable(new Int32Array(256)),
		peopleBySkill: new Map(),
		jobsBySkill: new Map(),
		vocabulary: new Map(),
		peopleByWord: new Map(),
		jobsByWord: new Map(),
		peopleByField: new Map(),
		jobsByField: new Map(),
		accumulator: createAccumulator(),
		queue: createQueue(),
		skillBitmasks: createSkillBitmasks(),
		upperBounds: createUpperBounds(),
		visited: createVisited(),
		wantedSkills: createWantedSkills(),
		wantedText: createWantedText(),
		peopleColumns: createPeopleColumns(),
		jobColumns: createJobColumns(),
	}
}

function invert(related: Knowledge['relatedSkills']): Map<number, Related[]> {
	const inverse = new Map<number, Related[]>()
	for (const [wanted, list] of related) {
		for (const { id, share } of list) {
			const entry = { id: wanted, share }
			const known = inverse.get(id)
			if (known) known.push(entry)
			else inverse.set(id, [entry])
		}
	}
	return inverse
}
