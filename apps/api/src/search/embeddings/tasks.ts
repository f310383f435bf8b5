import { defineTask } from '#platform/context/define-task.ts'
import { readMeanings } from './read-meanings.ts'

export const meaningTasks = [
	defineTask('read_meanings', readMeanings, {
		match: '* * * * *',
		options: { jobKey: 'read_meanings', maxAttempts: 1 },
	}),
]
