import type answering from '../../en/hiring/answering.json'
import type applications from '../../en/hiring/applications.json'
import type calendarFeed from '../../en/hiring/calendar-feed.json'
import type hiringAnswers from '../../en/hiring/hiring-answers.json'
import type hiringDocuments from '../../en/hiring/hiring-documents.json'
import type hiringMails from '../../en/hiring/hiring-mails.json'
import type hiringProblems from '../../en/hiring/hiring-problems.json'
import type hiringRefusals from '../../en/hiring/hiring-refusals.json'
import type hiring from '../../en/hiring/hiring.json'
import type interviews from '../../en/hiring/interviews.json'
import type jobActions from '../../en/hiring/job-actions.json'
import type jobDifference from '../../en/hiring/job-difference.json'
import type jobEdit from '../../en/hiring/job-edit.json'
import type jobFeeds from '../../en/hiring/job-feeds.json'
import type jobImports from '../../en/hiring/job-imports.json'
import type jobInvitations from '../../en/hiring/job-invitations.json'
import type jobMap from '../../en/hiring/job-map.json'
import type jobs from '../../en/hiring/jobs.json'
import type outcome from '../../en/hiring/outcome.json'
import type overtaken from '../../en/hiring/overtaken.json'
import type pipeline from '../../en/hiring/pipeline.json'
import type usualPay from '../../en/hiring/usual-pay.json'
import type webhooks from '../../en/hiring/webhooks.json'

export type HiringTexts = {
	answering: typeof answering
	applications: typeof applications
	calendarFeed: typeof calendarFeed
	hiring: typeof hiring
	hiringAnswers: typeof hiringAnswers
	hiringDocuments: typeof hiringDocuments
	hiringMails: typeof hiringMails
	hiringProblems: typeof hiringProblems
	hiringRefusals: typeof hiringRefusals
	interviews: typeof interviews
	jobActions: typeof jobActions
	jobDifference: typeof jobDifference
	jobEdit: typeof jobEdit
	jobFeeds: typeof jobFeeds
	jobImports: typeof jobImports
	jobInvitations: typeof jobInvitations
	jobMap: typeof jobMap
	jobs: typeof jobs
	outcome: typeof outcome
	overtaken: typeof overtaken
	pipeline: typeof pipeline
	usualPay: typeof usualPay
	webhooks: typeof webhooks
}
