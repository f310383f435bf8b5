import { defineTask } from '#platform/context/define-task.ts'
import { buildLexicon } from './build-lexicon.ts'
import { learnRelations } from './learn-relations.ts'
import { learnPartWeights } from './learn-weights.ts'

export const learningTasks = [
	defineTask('build_lexicon', buildLexicon, '27 * * * *'),
	defineTask('learn_part_weights', learnPartWeights, '2 19 * * *'),
	defineTask('learn_relations', learnRelations, '12 19 * * *'),
]
