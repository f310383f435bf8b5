import type adminIdentity from '../../en/trust/admin-identity.json'
import type adminMerges from '../../en/trust/admin-merges.json'
import type approvals from '../../en/trust/approvals.json'
import type cases from '../../en/trust/cases.json'
import type grievance from '../../en/trust/grievance.json'
import type heldChanges from '../../en/trust/held-changes.json'
import type jobReviews from '../../en/trust/job-reviews.json'
import type moderation from '../../en/trust/moderation.json'
import type reports from '../../en/trust/reports.json'
import type trustAnswers from '../../en/trust/trust-answers.json'
import type trustMails from '../../en/trust/trust-mails.json'
import type trustProblems from '../../en/trust/trust-problems.json'
import type trustRefusals from '../../en/trust/trust-refusals.json'

export type TrustTexts = {
	adminIdentity: typeof adminIdentity
	adminMerges: typeof adminMerges
	approvals: typeof approvals
	cases: typeof cases
	grievance: typeof grievance
	heldChanges: typeof heldChanges
	jobReviews: typeof jobReviews
	moderation: typeof moderation
	reports: typeof reports
	trustAnswers: typeof trustAnswers
	trustMails: typeof trustMails
	trustProblems: typeof trustProblems
	trustRefusals: typeof trustRefusals
}
