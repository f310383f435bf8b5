import { wordMethodsOf } from '../../baselines/baselines.ts'
import type { Document } from '../../documents.ts'
import type { Question } from '../../metrics/part.ts'
import { opaque, type CareerSet } from '../career-set.ts'
import type { Career } from '../careers.ts'
import type { Pool } from '../pool.ts'
import { engineOfTexts } from './engine-of-texts.ts'

/**
 * The résumé of somebody who fits, and copies of it without the list of skills, without the newest role, and without a
 * section that tells of the work. What says less must rank lower.
 */
export function weakenedCopies(set: CareerSet, { openings, careers, madeFor }: Pool): Question {
	const weakened = new Map<string, { whole: string; weakened: string[] }>()
	const copies: Document[] = []
	for (const { id } of openings) {
		const career = madeFor.get(id)
		if (!career) continue
		const made = copiesOf(set, career)
		copies.push(...made)
		weakened.set(id, { whole: career.id, weakened: made.map((copy) => copy.id) })
	}
	const queries = openings.map(set.advertisement)
	const documents = [...careers.map((career) => set.resume(career)), ...copies]
	return {
		name: 'Weakened copies below the whole résumé',
		judgedBy: ['below'],
		queries,
		documents,
		baselines: wordMethodsOf(documents, queries),
		judgements: new Map(),
		engine: engineOfTexts(queries, documents),
		weakened,
	}
}

function copiesOf(set: CareerSet, career: Career): Document[] {
	const copies = [set.resume(career, 'skills'), set.resume(career, 'achievements')]
	if (career.roles.length > 1) copies.push(set.resume({ ...career, roles: career.roles.slice(1) }))
	return copies.map((copy, at) => ({ ...copy, id: opaque(`${career.id} weakened ${at}`) }))
}
