import { defineTask } from '#platform/context/define-task.ts'
import { deliverWebhook } from './deliver.ts'
import { mailWebhookStopped } from './tell-of-stop.ts'

export const webhookTasks = [
	defineTask('deliver_webhook', deliverWebhook),
	defineTask('mail_webhook_stopped', mailWebhookStopped),
]
