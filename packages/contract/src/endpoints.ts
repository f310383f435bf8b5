import { z } from 'zod'
import * as accounts from './accounts/accounts.ts'
import * as captcha from './accounts/captcha.ts'
import * as consents from './accounts/consents.ts'
import * as decisions from './accounts/decisions.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as passwords from './accounts/passwords.ts'
import * as sessions from './accounts/sessions.ts'
import * as twoStep from './accounts/two-step.ts'
import * as applicants from './hiring/applicants.ts'
import * as applications from './hiring/applications.ts'
import * as applying from './hiring/applying.ts'
import * as dismissals from './hiring/dismissals.ts'
import * as interviews from './hiring/interviews.ts'
import * as jobDrafts from './hiring/job-drafts.ts'
import * as jobQuestions from './hiring/job-questions.ts'
import * as jobReviews from './hiring/job-reviews.ts'
import * as jobTemplates from './hiring/job-templates.ts'
import * as jobTransitions from './hiring/job-transitions.ts'
import * as jobs from './hiring/jobs.ts'
import type { Endpoint } from './http/endpoint.ts'
import * as envelope from './http/envelope.ts'
import * as lists from './http/lists.ts'
import * as alertMails from './matching/alert-mails.ts'
import * as alerts from './matching/alerts.ts'
import * as deliveries from './matching/deliveries.ts'
import * as fairness from './matching/fairness.ts'
import * as matches from './matching/matches.ts'
import * as relaxations from './matching/relaxations.ts'
import * as saved from './matching/saved.ts'
import * as suggestions from './matching/suggestions.ts'
import * as blocks from './messaging/blocks.ts'
import * as contactRequests from './messaging/contact-requests.ts'
import * as messages from './messaging/messages.ts'
import * as notifications from './messaging/notifications.ts'
import * as push from './messaging/push.ts'
import * as attachments from './platform/attachments.ts'
import * as auditActions from './platform/audit-actions.ts'
import * as basics from './platform/basics.ts'
import * as languages from './platform/languages.ts'
import * as siteTime from './platform/site-time.ts'
import * as dataExports from './privacy/data-exports.ts'
import * as erasures from './privacy/erasures.ts'
import * as nominees from './privacy/nominees.ts'
import * as shares from './privacy/shares.ts'
import * as candidates from './profiles/candidates.ts'
import * as employerBlocking from './profiles/employers/employer-blocking.ts'
import * as employments from './profiles/employers/employments.ts'
import * as entries from './profiles/entries.ts'
import * as guests from './profiles/guests.ts'
import * as members from './profiles/members.ts'
import * as organisations from './profiles/organisations.ts'
import * as pictures from './profiles/pictures.ts'
import * as professions from './profiles/professions.ts'
import * as resumeImport from './profiles/resume-import.ts'
import * as resumes from './profiles/resumes.ts'
import * as sections from './profiles/sections.ts'
import * as subBranches from './profiles/sub-branches.ts'
import * as visits from './profiles/visits.ts'
import * as knowledge from './search/knowledge.ts'
import * as matchRecord from './search/match-record.ts'
import * as reference from './search/reference.ts'
import * as adminAccounts from './site/admin-accounts.ts'
import * as admin from './site/admin.ts'
import * as audit from './site/audit.ts'
import * as contact from './site/contact.ts'
import * as events from './site/events.ts'
import * as failedWork from './site/failed-work.ts'
import * as faqs from './site/faqs.ts'
import * as health from './site/health.ts'
import * as home from './site/home.ts'
import * as mailTemplates from './site/mail-templates.ts'
import * as pages from './site/pages.ts'
import * as site from './site/site.ts'
import * as hiringStatistics from './site/statistics/hiring.ts'
import * as ownStatistics from './site/statistics/own.ts'
import * as portalStatistics from './site/statistics/portal.ts'
import * as transparency from './site/statistics/transparency.ts'
import * as approvals from './trust/approvals.ts'
import * as domains from './trust/domains.ts'
import * as grievanceAnswers from './trust/grievance-answers.ts'
import * as grievanceValues from './trust/grievance-values.ts'
import * as grievances from './trust/grievances.ts'
import * as heldChanges from './trust/held-changes.ts'
import * as identity from './trust/identity.ts'
import * as merges from './trust/merges.ts'
import * as moderationValues from './trust/moderation-values.ts'
import * as moderation from './trust/moderation.ts'
import * as reports from './trust/reports.ts'

/** The modules of the contract by domain, lowest first. */
const modules = {
	platform: [attachments, auditActions, basics, languages, siteTime],
	http: [envelope, lists],
	accounts: [accounts, captcha, consents, decisions, passkeys, passwords, sessions, twoStep],
	search: [knowledge, matchRecord, reference],
	profiles: [
		candidates,
		employerBlocking,
		employments,
		entries,
		guests,
		members,
		organisations,
		pictures,
		professions,
		resumeImport,
		resumes,
		sections,
		subBranches,
		visits,
	],
	hiring: [
		applicants,
		applications,
		applying,
		dismissals,
		interviews,
		jobDrafts,
		jobQuestions,
		jobReviews,
		jobTemplates,
		jobTransitions,
		jobs,
	],
	messaging: [blocks, contactRequests, messages, notifications, push],
	matching: [alertMails, alerts, deliveries, fairness, matches, relaxations, saved, suggestions],
	trust: [
		approvals,
		domains,
		grievanceAnswers,
		grievanceValues,
		grievances,
		heldChanges,
		identity,
		merges,
		moderationValues,
		moderation,
		reports,
	],
	privacy: [dataExports, erasures, nominees, shares],
	site: [
		adminAccounts,
		admin,
		audit,
		contact,
		events,
		failedWork,
		faqs,
		health,
		home,
		mailTemplates,
		pages,
		site,
		hiringStatistics,
		ownStatistics,
		portalStatistics,
		transparency,
	],
}

const exported = Object.entries(modules).flatMap(([domain, all]) =>
	all.flatMap((module) => Object.entries<unknown>(module).map(([name, value]) => ({ domain, name, value }))),
)

/** An endpoint with its unique name in the contract, and its domain. */
export type NamedEndpoint = { domain: string; name: string; endpoint: Endpoint }

/** Every endpoint of the contract, by name. */
export const namedEndpoints: NamedEndpoint[] = exported.flatMap(({ domain, name, value }) =>
	isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
)

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint)

/** Every schema of the contract whose name is a noun, and so has a capital letter; parts of schemas have none. */
export const namedSchemas: { name: string; schema: z.ZodType }[] = exported.flatMap(({ name, value }) =>
	value instanceof z.ZodType && /^[A-Z]/.test(name) ? [{ name, schema: value }] : [],
)

function isEndpoint(value: unknown): value is Endpoint {
	return (
		typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
	)
}
