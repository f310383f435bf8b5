import type { Task } from '../queue.ts'
import { keepDays } from './keep-days.ts'

const keepFigures: Task = (_payload, { db }) => keepDays(db)

export const portalFigureTasks = { keep_figures: keepFigures }
