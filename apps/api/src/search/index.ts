import { meaningTasks } from './embeddings/tasks.ts'
import { matchTasks } from './index/changes/tasks.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { knowledgeTasks } from './knowledge/tasks.ts'
import { learningTasks } from './learning/tasks.ts'
import { referenceRoutes } from './reference/routes.ts'
import { textRoutes } from './texts/routes.ts'

/** The index of people, jobs and organisations, and its knowledge of skills and professions. */
export const search = {
	routes: [knowledgeRoutes, referenceRoutes, textRoutes],
	tasks: [...meaningTasks, ...matchTasks, ...knowledgeTasks, ...learningTasks],
}
