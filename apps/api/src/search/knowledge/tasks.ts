import { defineTask, type Run } from '#platform/context/define-task.ts'
import { noteNewKnowledge } from '../index/knowledge/new-knowledge.ts'

const tellNewKnowledge: Run<'tell_new_knowledge'> = (_payload, { db }) => noteNewKnowledge(db)

export const knowledgeTasks = [defineTask('tell_new_knowledge', tellNewKnowledge)]
