import { defineTask, type Run } from '#platform/context/define-task.ts'
import { keepDays } from './keep-days.ts'

const keepFigures: Run<'keep_figures'> = (_payload, { db }) => keepDays(db)

export const portalFigureTasks = [defineTask('keep_figures', keepFigures, '50 18 * * *')]
