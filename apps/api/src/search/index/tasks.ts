import type { Task } from '#platform/context/tools.ts'
import { deleteOldChanges } from './changes/changes.ts'

const sweepMatchChanges: Task = async (_payload, { db }) => deleteOldChanges(db)

export const matchTasks = { sweep_match_changes: sweepMatchChanges }
