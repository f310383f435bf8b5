import * as accounts from './accounts.ts'
import * as admin from './admin.ts'
import * as adminAccounts from './admin-accounts.ts'
import * as alertMails from './alert-mails.ts'
import * as alerts from './alerts.ts'
import * as applicants from './applicants.ts'
import * as audit from './audit.ts'
import * as applying from './applying.ts'
import * as approvals from './approvals.ts'
import * as blocks from './blocks.ts'
import * as candidates from './candidates.ts'
import * as captcha from './captcha.ts'
import * as consents from './consents.ts'
import * as contactRequests from './contact-requests.ts'
import * as contact from './contact.ts'
import * as dataExports from './data-exports.ts'
import * as deliveries from './deliveries.ts'
import * as domains from './domains.ts'
import * as employments from './employments.ts'
import type { Endpoint } from './endpoint.ts'
import * as entries from './entries.ts'
import * as erasures from './erasures.ts'
import * as faqs from './faqs.ts'
import * as events from './events.ts'
import * as failedWork from './failed-work.ts'
import * as fairness from './fairness.ts'
import * as figures from './figures.ts'
import * as files from './files.ts'
import * as grievanceAnswers from './grievance-answers.ts'
import * as grievances from './grievances.ts'
import * as guests from './guests.ts'
import * as health from './health.ts'
import * as heldChanges from './held-changes.ts'
import * as hiding from './hiding.ts'
import * as identity from './identity.ts'
import * as dismissals from './dismissals.ts'
import * as jobDrafts from './job-drafts.ts'
import * as jobMoves from './job-moves.ts'
import * as jobReviews from './job-reviews.ts'
import * as jobTemplates from './job-templates.ts'
import * as hiringFigures from './hiring-figures.ts'
import * as home from './home.ts'
import * as interviews from './interviews.ts'
import * as jobs from './jobs.ts'
import * as knowledge from './knowledge.ts'
import * as mailTemplates from './mail-templates.ts'
import * as matches from './matches.ts'
import * as members from './members.ts'
import * as merges from './merges.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as nominees from './nominees.ts'
import * as notifications from './notifications.ts'
import * as organisations from './organisations.ts'
import * as pages from './pages.ts'
import * as passkeys from './passkeys.ts'
import * as portalFigures from './portal-figures.ts'
import * as professions from './professions.ts'
import * as push from './push.ts'
import * as reference from './reference.ts'
import * as relaxations from './relaxations.ts'
import * as reports from './reports.ts'
import * as saved from './saved.ts'
import * as sections from './sections.ts'
import * as resumeImport from './resume-import.ts'
import * as resumes from './resumes.ts'
import * as sessions from './sessions.ts'
import * as shares from './shares.ts'
import * as site from './site.ts'
import * as subBranches from './sub-branches.ts'
import * as suggestions from './suggestions.ts'
import * as transparency from './transparency.ts'
import * as twoStep from './two-step.ts'
import * as visits from './visits.ts'

const features = [
	accounts,
	admin,
	adminAccounts,
	alertMails,
	alerts,
	applicants,
	applying,
	approvals,
	audit,
	blocks,
	candidates,
	captcha,
	consents,
	contact,
	contactRequests,
	dataExports,
	deliveries,
	domains,
	employments,
	entries,
	erasures,
	events,
	failedWork,
	fairness,
	faqs,
	figures,
	files,
	grievanceAnswers,
	grievances,
	guests,
	health,
	heldChanges,
	hiding,
	identity,
	dismissals,
	jobDrafts,
	jobMoves,
	jobReviews,
	jobTemplates,
	hiringFigures,
	home,
	interviews,
	jobs,
	knowledge,
	mailTemplates,
	matches,
	members,
	merges,
	messages,
	moderation,
	nominees,
	notifications,
	organisations,
	pages,
	passkeys,
	portalFigures,
	professions,
	push,
	reference,
	relaxations,
	reports,
	saved,
	sections,
	resumeImport,
	resumes,
	sessions,
	shares,
	site,
	subBranches,
	suggestions,
	transparency,
	twoStep,
	visits,
]

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = features.flatMap((feature) =>
	Object.values<unknown>(feature).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
	return (
		typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
	)
}
