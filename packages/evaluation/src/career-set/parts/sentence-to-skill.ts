import { wordMethodsOf } from '../../baselines/baselines.ts'
import { createSuggester } from '../../engine/suggest.ts'
import { taxonomy } from '../../engine/taxonomy.ts'
import type { Question } from '../../metrics/part.ts'
import { choicesOf } from '../../metrics/random.ts'
import { opaque, type CareerSet } from '../career-set.ts'

/** So many names of the taxonomy stand between the right ones. */
const otherNames = 800

/** A sentence of a résumé, and the names of skills. No sentence says the name. */
export function sentenceToSkill(set: CareerSet): Question {
	const skills = set.crafts.flatMap((craft) => craft.skills)
	const others = choicesOf(`${set.half} names`).sample(
		taxonomy.skills.flatMap(({ names }) => names.slice(0, 1)),
		otherNames,
	)
	const names = [...new Set([...skills.map(({ name }) => name), ...others])].map((name) => ({
		id: opaque(`name ${name}`),
		title: name,
		text: '',
	}))
	const queries = skills.flatMap(({ done }) => done.map((text) => ({ id: opaque(text), title: '', text })))
	const rank = createSuggester(
		names.map(({ id, title }) => ({ id, text: title })),
		queries,
	)
	const texts = new Map(queries.map((query) => [query.id, query]))
	return {
		name: 'Sentence → skill',
		judgedBy: ['mrr'],
		queries,
		documents: names,
		baselines: wordMethodsOf(names, queries),
		judgements: new Map(
			skills.flatMap(({ name, done }) =>
				done.map((text) => [opaque(text), new Map([[opaque(`name ${name}`), 3]])] as const),
			),
		),
		engine: (id) => {
			const text = texts.get(id)
			return text ? rank(text, names.length) : []
		},
	}
}
