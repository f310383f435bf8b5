import { noteNewKnowledge } from '../index/knowledge/new-knowledge.ts'
import type { Task } from '#platform/context/tools.ts'

const tellNewKnowledge: Task = (_payload, { db }) => noteNewKnowledge(db)

export const knowledgeTasks = { tell_new_knowledge: tellNewKnowledge }
