import { defineTask, type Run } from '#platform/context/define-task.ts'
import { deleteOldChanges } from './changes.ts'

const sweepMatchChanges: Run<'sweep_match_changes'> = async (_payload, { db }) => deleteOldChanges(db)

export const matchTasks = [defineTask('sweep_match_changes', sweepMatchChanges, '37 * * * *')]
