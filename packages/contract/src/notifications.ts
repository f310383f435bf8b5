import { z } from 'zod'

/** What a notification tells of. Mail and push follow the settings of each kind. */
export const NotificationKind = z.enum([
	'application',
	'interview',
	'message',
	'job',
	'match',
	'approval',
	'request',
	'grievance',
])
export type NotificationKind = z.infer<typeof NotificationKind>
