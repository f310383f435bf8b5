import type messages from '../../en/messaging/messages.json'
import type messagingAnswers from '../../en/messaging/messaging-answers.json'
import type messagingMails from '../../en/messaging/messaging-mails.json'
import type messagingProblems from '../../en/messaging/messaging-problems.json'
import type messagingRefusals from '../../en/messaging/messaging-refusals.json'
import type notifications from '../../en/messaging/notifications.json'
import type requests from '../../en/messaging/requests.json'

export type MessagingTexts = {
	messages: typeof messages
	messagingAnswers: typeof messagingAnswers
	messagingMails: typeof messagingMails
	messagingProblems: typeof messagingProblems
	messagingRefusals: typeof messagingRefusals
	notifications: typeof notifications
	requests: typeof requests
}
