import { countWords } from './count-words.ts'
import { learnRelations } from './learn-relations.ts'

export const learningTasks = { count_words: countWords, learn_relations: learnRelations }
