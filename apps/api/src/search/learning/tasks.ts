import { countWords } from './count-words.ts'
import { learnPartWeights } from './learn-weights.ts'
import { learnRelations } from './learn-relations.ts'

export const learningTasks = {
	count_words: countWords,
	learn_part_weights: learnPartWeights,
	learn_relations: learnRelations,
}
