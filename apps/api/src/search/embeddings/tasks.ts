import { defineTask } from '#platform/context/define-task.ts'
import { embedTexts } from './embed-texts.ts'

export const meaningTasks = [
	defineTask('embed_texts', embedTexts, {
		match: '* * * * *',
		options: { jobKey: 'embed_texts', maxAttempts: 1 },
	}),
]
