import type { Task } from '#platform/context/tools.ts'
import { keepDays } from './keep-days.ts'

const keepFigures: Task = (_payload, { db }) => keepDays(db)

export const portalFigureTasks = { keep_figures: keepFigures }
