import type accountsMails from '../en/accounts/accounts-mails.json'
import type accounts from '../en/accounts/accounts.json'
import type identity from '../en/accounts/identity.json'
import type passwords from '../en/accounts/passwords.json'
import type security from '../en/accounts/security.json'
import type alerts from '../en/frame/alerts.json'
import type amounts from '../en/frame/amounts.json'
import type dates from '../en/frame/dates.json'
import type errors from '../en/frame/errors.json'
import type idle from '../en/frame/idle.json'
import type labels from '../en/frame/labels.json'
import type languages from '../en/frame/languages.json'
import type menu from '../en/frame/menu.json'
import type outside from '../en/frame/outside.json'
import type push from '../en/frame/push.json'
import type site from '../en/frame/site.json'
import type suspension from '../en/frame/suspension.json'
import type values from '../en/frame/values.json'
import type answering from '../en/hiring/answering.json'
import type applications from '../en/hiring/applications.json'
import type hiringDocuments from '../en/hiring/hiring-documents.json'
import type hiringMails from '../en/hiring/hiring-mails.json'
import type hiring from '../en/hiring/hiring.json'
import type interviews from '../en/hiring/interviews.json'
import type jobActions from '../en/hiring/job-actions.json'
import type jobDifference from '../en/hiring/job-difference.json'
import type jobEdit from '../en/hiring/job-edit.json'
import type jobs from '../en/hiring/jobs.json'
import type outcome from '../en/hiring/outcome.json'
import type overtaken from '../en/hiring/overtaken.json'
import type pipeline from '../en/hiring/pipeline.json'
import type dismissals from '../en/matching/dismissals.json'
import type fairnessReports from '../en/matching/fairness-reports.json'
import type fairness from '../en/matching/fairness.json'
import type match from '../en/matching/match.json'
import type matches from '../en/matching/matches.json'
import type matchingMails from '../en/matching/matching-mails.json'
import type reach from '../en/matching/reach.json'
import type saved from '../en/matching/saved.json'
import type suggestions from '../en/matching/suggestions.json'
import type watch from '../en/matching/watch.json'
import type messages from '../en/messaging/messages.json'
import type messagingMails from '../en/messaging/messaging-mails.json'
import type notifications from '../en/messaging/notifications.json'
import type requests from '../en/messaging/requests.json'
import type branches from '../en/organisations/branches.json'
import type dashboard from '../en/organisations/dashboard.json'
import type domain from '../en/organisations/domain.json'
import type employerData from '../en/organisations/employer-data.json'
import type employer from '../en/organisations/employer.json'
import type invitation from '../en/organisations/invitation.json'
import type organisation from '../en/organisations/organisation.json'
import type organisations from '../en/organisations/organisations.json'
import type statistics from '../en/organisations/statistics.json'
import type team from '../en/organisations/team.json'
import type personalData from '../en/privacy/personal-data.json'
import type privacyMails from '../en/privacy/privacy-mails.json'
import type completeness from '../en/profiles/completeness.json'
import type employerBlocking from '../en/profiles/employer-blocking.json'
import type entries from '../en/profiles/entries.json'
import type people from '../en/profiles/people.json'
import type person from '../en/profiles/person.json'
import type picture from '../en/profiles/picture.json'
import type profile from '../en/profiles/profile.json'
import type profilesDocuments from '../en/profiles/profiles-documents.json'
import type profilesMails from '../en/profiles/profiles-mails.json'
import type resumeImport from '../en/profiles/resume-import.json'
import type resume from '../en/profiles/resume.json'
import type steps from '../en/profiles/steps.json'
import type visits from '../en/profiles/visits.json'
import type forms from '../en/search/forms.json'
import type knowledge from '../en/search/knowledge.json'
import type lists from '../en/search/lists.json'
import type advisers from '../en/sections/advisers.json'
import type guest from '../en/sections/guest.json'
import type investors from '../en/sections/investors.json'
import type profession from '../en/sections/profession.json'
import type sections from '../en/sections/sections.json'
import type adminAccounts from '../en/site/admin-accounts.json'
import type adminArea from '../en/site/admin-area.json'
import type audit from '../en/site/audit.json'
import type contact from '../en/site/contact.json'
import type failedWork from '../en/site/failed-work.json'
import type faq from '../en/site/faq.json'
import type faqsAdmin from '../en/site/faqs-admin.json'
import type home from '../en/site/home.json'
import type mailTemplates from '../en/site/mail-templates.json'
import type pagesAdmin from '../en/site/pages-admin.json'
import type portalStatistics from '../en/site/portal-statistics.json'
import type siteMails from '../en/site/site-mails.json'
import type sitePages from '../en/site/site-pages.json'
import type transparency from '../en/site/transparency.json'
import type adminIdentity from '../en/trust/admin-identity.json'
import type adminMerges from '../en/trust/admin-merges.json'
import type approvals from '../en/trust/approvals.json'
import type cases from '../en/trust/cases.json'
import type grievance from '../en/trust/grievance.json'
import type heldChanges from '../en/trust/held-changes.json'
import type jobReviews from '../en/trust/job-reviews.json'
import type moderation from '../en/trust/moderation.json'
import type reports from '../en/trust/reports.json'
import type trustMails from '../en/trust/trust-mails.json'

/** Every text in English, by area: from it the compiler knows all keys. */
export type English = {
	accounts: typeof accounts
	accountsMails: typeof accountsMails
	adminAccounts: typeof adminAccounts
	adminArea: typeof adminArea
	adminIdentity: typeof adminIdentity
	adminMerges: typeof adminMerges
	advisers: typeof advisers
	alerts: typeof alerts
	amounts: typeof amounts
	answering: typeof answering
	applications: typeof applications
	approvals: typeof approvals
	audit: typeof audit
	branches: typeof branches
	cases: typeof cases
	completeness: typeof completeness
	contact: typeof contact
	dashboard: typeof dashboard
	dates: typeof dates
	dismissals: typeof dismissals
	domain: typeof domain
	employer: typeof employer
	employerBlocking: typeof employerBlocking
	employerData: typeof employerData
	entries: typeof entries
	errors: typeof errors
	failedWork: typeof failedWork
	fairness: typeof fairness
	fairnessReports: typeof fairnessReports
	faq: typeof faq
	faqsAdmin: typeof faqsAdmin
	forms: typeof forms
	grievance: typeof grievance
	guest: typeof guest
	heldChanges: typeof heldChanges
	hiring: typeof hiring
	hiringDocuments: typeof hiringDocuments
	hiringMails: typeof hiringMails
	home: typeof home
	identity: typeof identity
	idle: typeof idle
	interviews: typeof interviews
	investors: typeof investors
	invitation: typeof invitation
	jobActions: typeof jobActions
	jobDifference: typeof jobDifference
	jobEdit: typeof jobEdit
	jobReviews: typeof jobReviews
	jobs: typeof jobs
	knowledge: typeof knowledge
	labels: typeof labels
	languages: typeof languages
	lists: typeof lists
	mailTemplates: typeof mailTemplates
	match: typeof match
	matches: typeof matches
	matchingMails: typeof matchingMails
	menu: typeof menu
	messages: typeof messages
	messagingMails: typeof messagingMails
	moderation: typeof moderation
	notifications: typeof notifications
	organisation: typeof organisation
	organisations: typeof organisations
	outcome: typeof outcome
	outside: typeof outside
	overtaken: typeof overtaken
	pagesAdmin: typeof pagesAdmin
	passwords: typeof passwords
	people: typeof people
	person: typeof person
	personalData: typeof personalData
	picture: typeof picture
	pipeline: typeof pipeline
	portalStatistics: typeof portalStatistics
	privacyMails: typeof privacyMails
	profession: typeof profession
	profile: typeof profile
	profilesDocuments: typeof profilesDocuments
	profilesMails: typeof profilesMails
	push: typeof push
	reach: typeof reach
	reports: typeof reports
	requests: typeof requests
	resume: typeof resume
	resumeImport: typeof resumeImport
	saved: typeof saved
	sections: typeof sections
	security: typeof security
	site: typeof site
	siteMails: typeof siteMails
	sitePages: typeof sitePages
	statistics: typeof statistics
	steps: typeof steps
	suggestions: typeof suggestions
	suspension: typeof suspension
	team: typeof team
	transparency: typeof transparency
	trustMails: typeof trustMails
	values: typeof values
	visits: typeof visits
	watch: typeof watch
}
