import { defineTask, type Run } from '#platform/context/define-task.ts'
import { keepDays } from './keep-days.ts'

const keepStatistics: Run<'keep_statistics'> = (_payload, { db }) => keepDays(db)

export const portalStatisticsTasks = [defineTask('keep_statistics', keepStatistics, '50 18 * * *')]
