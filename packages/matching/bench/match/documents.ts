import type { Job, Person } from '../../src/types.ts'
import type { Dataset } from './dataset.ts'

/** A person as a document for a search library. */
export type Document = { id: string; title: string; skills: string; text: string }

export function documentOf(nameOf: ReadonlyMap<number, string>, person: Person): Document {
	return {
		id: person.id,
		title: person.text?.title ?? '',
		skills: person.skills.map(({ id }) => nameOf.get(id) ?? '').join(', '),
		text: person.text?.body ?? '',
	}
}

/** Everything that a job asks for, as a query. */
export function queryOf(nameOf: ReadonlyMap<number, string>, job: Job): string {
	const skills = [...job.mustHaveSkills, ...job.niceToHaveSkills].map((id) => nameOf.get(id) ?? '')
	return [job.text?.title ?? '', ...skills, job.text?.body ?? ''].join(' ')
}

export function namesOf({ knowledge }: Dataset): ReadonlyMap<number, string> {
	return new Map(knowledge.lexicon?.taxonomy.skills.map(({ id, names }) => [id, names[0] ?? '']))
}
