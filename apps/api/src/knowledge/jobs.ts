import { noteNewKnowledge } from '../match-index/new-knowledge.ts'
import type { Task } from '../context/tools.ts'

const tellNewKnowledge: Task = (_payload, { db }) => noteNewKnowledge(db)

export const knowledgeTasks = { tell_new_knowledge: tellNewKnowledge }
