import type accessTokens from '../en/accounts/access-tokens.json'
import type accountsAnswers from '../en/accounts/accounts-answers.json'
import type accountsMails from '../en/accounts/accounts-mails.json'
import type accountsProblems from '../en/accounts/accounts-problems.json'
import type accountsRefusals from '../en/accounts/accounts-refusals.json'
import type accounts from '../en/accounts/accounts.json'
import type adminAccounts from '../en/accounts/admin-accounts.json'
import type identity from '../en/accounts/identity.json'
import type loginFor from '../en/accounts/login-for.json'
import type passwords from '../en/accounts/passwords.json'
import type registerConsent from '../en/accounts/register-consent.json'
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
import type problems from '../en/frame/problems.json'
import type push from '../en/frame/push.json'
import type refusals from '../en/frame/refusals.json'
import type share from '../en/frame/share.json'
import type site from '../en/frame/site.json'
import type suspension from '../en/frame/suspension.json'
import type values from '../en/frame/values.json'
import type answering from '../en/hiring/answering.json'
import type applications from '../en/hiring/applications.json'
import type hiringAnswers from '../en/hiring/hiring-answers.json'
import type hiringDocuments from '../en/hiring/hiring-documents.json'
import type hiringMails from '../en/hiring/hiring-mails.json'
import type hiringProblems from '../en/hiring/hiring-problems.json'
import type hiringRefusals from '../en/hiring/hiring-refusals.json'
import type hiring from '../en/hiring/hiring.json'
import type interviews from '../en/hiring/interviews.json'
import type jobActions from '../en/hiring/job-actions.json'
import type jobDifference from '../en/hiring/job-difference.json'
import type jobEdit from '../en/hiring/job-edit.json'
import type jobInvitations from '../en/hiring/job-invitations.json'
import type jobs from '../en/hiring/jobs.json'
import type outcome from '../en/hiring/outcome.json'
import type overtaken from '../en/hiring/overtaken.json'
import type pipeline from '../en/hiring/pipeline.json'
import type usualPay from '../en/hiring/usual-pay.json'
import type webhooks from '../en/hiring/webhooks.json'
import type criteria from '../en/matching/criteria.json'
import type dismissals from '../en/matching/dismissals.json'
import type fairnessReports from '../en/matching/fairness-reports.json'
import type fairness from '../en/matching/fairness.json'
import type match from '../en/matching/match.json'
import type matches from '../en/matching/matches.json'
import type matchingAnswers from '../en/matching/matching-answers.json'
import type matchingMails from '../en/matching/matching-mails.json'
import type matchingProblems from '../en/matching/matching-problems.json'
import type matchingRefusals from '../en/matching/matching-refusals.json'
import type reach from '../en/matching/reach.json'
import type saveSearch from '../en/matching/save-search.json'
import type saved from '../en/matching/saved.json'
import type suggestions from '../en/matching/suggestions.json'
import type watch from '../en/matching/watch.json'
import type messages from '../en/messaging/messages.json'
import type messagingAnswers from '../en/messaging/messaging-answers.json'
import type messagingMails from '../en/messaging/messaging-mails.json'
import type messagingProblems from '../en/messaging/messaging-problems.json'
import type messagingRefusals from '../en/messaging/messaging-refusals.json'
import type notifications from '../en/messaging/notifications.json'
import type requests from '../en/messaging/requests.json'
import type branches from '../en/organisations/branches.json'
import type dashboard from '../en/organisations/dashboard.json'
import type domain from '../en/organisations/domain.json'
import type employerData from '../en/organisations/employer-data.json'
import type employer from '../en/organisations/employer.json'
import type invitation from '../en/organisations/invitation.json'
import type organisation from '../en/organisations/organisation.json'
import type organisationsAnswers from '../en/organisations/organisations-answers.json'
import type organisationsProblems from '../en/organisations/organisations-problems.json'
import type organisations from '../en/organisations/organisations.json'
import type statistics from '../en/organisations/statistics.json'
import type team from '../en/organisations/team.json'
import type personalData from '../en/privacy/personal-data.json'
import type privacyAnswers from '../en/privacy/privacy-answers.json'
import type privacyMails from '../en/privacy/privacy-mails.json'
import type privacyProblems from '../en/privacy/privacy-problems.json'
import type privacyRefusals from '../en/privacy/privacy-refusals.json'
import type retention from '../en/privacy/retention.json'
import type completeness from '../en/profiles/completeness.json'
import type employerBlocking from '../en/profiles/employer-blocking.json'
import type entries from '../en/profiles/entries.json'
import type people from '../en/profiles/people.json'
import type person from '../en/profiles/person.json'
import type picture from '../en/profiles/picture.json'
import type profile from '../en/profiles/profile.json'
import type profilesAnswers from '../en/profiles/profiles-answers.json'
import type profilesDocuments from '../en/profiles/profiles-documents.json'
import type profilesMails from '../en/profiles/profiles-mails.json'
import type profilesProblems from '../en/profiles/profiles-problems.json'
import type profilesRefusals from '../en/profiles/profiles-refusals.json'
import type resumeFiles from '../en/profiles/resume-files.json'
import type resumeImport from '../en/profiles/resume-import.json'
import type resume from '../en/profiles/resume.json'
import type steps from '../en/profiles/steps.json'
import type visits from '../en/profiles/visits.json'
import type forms from '../en/search/forms.json'
import type knowledge from '../en/search/knowledge.json'
import type lists from '../en/search/lists.json'
import type searchAnswers from '../en/search/search-answers.json'
import type searchProblems from '../en/search/search-problems.json'
import type searchRefusals from '../en/search/search-refusals.json'
import type advisers from '../en/sections/advisers.json'
import type guest from '../en/sections/guest.json'
import type investors from '../en/sections/investors.json'
import type profession from '../en/sections/profession.json'
import type sectionsAnswers from '../en/sections/sections-answers.json'
import type sectionsProblems from '../en/sections/sections-problems.json'
import type sections from '../en/sections/sections.json'
import type adminArea from '../en/site/admin-area.json'
import type audit from '../en/site/audit.json'
import type contact from '../en/site/contact.json'
import type failedWork from '../en/site/failed-work.json'
import type faq from '../en/site/faq.json'
import type faqsAdmin from '../en/site/faqs-admin.json'
import type home from '../en/site/home.json'
import type mailDescriptions from '../en/site/mail-descriptions.json'
import type mailTemplates from '../en/site/mail-templates.json'
import type pagesAdmin from '../en/site/pages-admin.json'
import type portalStatistics from '../en/site/portal-statistics.json'
import type siteAnswers from '../en/site/site-answers.json'
import type siteDocuments from '../en/site/site-documents.json'
import type siteMails from '../en/site/site-mails.json'
import type sitePages from '../en/site/site-pages.json'
import type siteProblems from '../en/site/site-problems.json'
import type siteRefusals from '../en/site/site-refusals.json'
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
import type trustAnswers from '../en/trust/trust-answers.json'
import type trustMails from '../en/trust/trust-mails.json'
import type trustProblems from '../en/trust/trust-problems.json'
import type trustRefusals from '../en/trust/trust-refusals.json'

/** Every text in English, by area: from it the compiler knows all keys. */
export type English = {
	accessTokens: typeof accessTokens
	accounts: typeof accounts
	accountsAnswers: typeof accountsAnswers
	accountsMails: typeof accountsMails
	accountsProblems: typeof accountsProblems
	accountsRefusals: typeof accountsRefusals
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
	hiringAnswers: typeof hiringAnswers
	hiringDocuments: typeof hiringDocuments
	hiringMails: typeof hiringMails
	hiringProblems: typeof hiringProblems
	hiringRefusals: typeof hiringRefusals
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
	jobInvitations: typeof jobInvitations
	jobs: typeof jobs
	knowledge: typeof knowledge
	labels: typeof labels
	languages: typeof languages
	lists: typeof lists
	mailDescriptions: typeof mailDescriptions
	mailTemplates: typeof mailTemplates
	match: typeof match
	matches: typeof matches
	criteria: typeof criteria
	matchingAnswers: typeof matchingAnswers
	matchingMails: typeof matchingMails
	matchingProblems: typeof matchingProblems
	matchingRefusals: typeof matchingRefusals
	menu: typeof menu
	messages: typeof messages
	messagingAnswers: typeof messagingAnswers
	messagingMails: typeof messagingMails
	messagingProblems: typeof messagingProblems
	messagingRefusals: typeof messagingRefusals
	moderation: typeof moderation
	notifications: typeof notifications
	organisation: typeof organisation
	organisations: typeof organisations
	organisationsAnswers: typeof organisationsAnswers
	organisationsProblems: typeof organisationsProblems
	outcome: typeof outcome
	outside: typeof outside
	overtaken: typeof overtaken
	pagesAdmin: typeof pagesAdmin
	loginFor: typeof loginFor
	passwords: typeof passwords
	people: typeof people
	person: typeof person
	personalData: typeof personalData
	picture: typeof picture
	pipeline: typeof pipeline
	share: typeof share
	usualPay: typeof usualPay
	webhooks: typeof webhooks
	portalStatistics: typeof portalStatistics
	privacyAnswers: typeof privacyAnswers
	privacyMails: typeof privacyMails
	privacyProblems: typeof privacyProblems
	privacyRefusals: typeof privacyRefusals
	retention: typeof retention
	problems: typeof problems
	profession: typeof profession
	profile: typeof profile
	profilesAnswers: typeof profilesAnswers
	profilesDocuments: typeof profilesDocuments
	profilesMails: typeof profilesMails
	profilesProblems: typeof profilesProblems
	profilesRefusals: typeof profilesRefusals
	push: typeof push
	reach: typeof reach
	refusals: typeof refusals
	registerConsent: typeof registerConsent
	reports: typeof reports
	requests: typeof requests
	resume: typeof resume
	resumeFiles: typeof resumeFiles
	resumeImport: typeof resumeImport
	saveSearch: typeof saveSearch
	saved: typeof saved
	searchAnswers: typeof searchAnswers
	searchProblems: typeof searchProblems
	searchRefusals: typeof searchRefusals
	sections: typeof sections
	sectionsAnswers: typeof sectionsAnswers
	sectionsProblems: typeof sectionsProblems
	security: typeof security
	site: typeof site
	siteAnswers: typeof siteAnswers
	siteDocuments: typeof siteDocuments
	siteMails: typeof siteMails
	sitePages: typeof sitePages
	siteProblems: typeof siteProblems
	siteRefusals: typeof siteRefusals
	statistics: typeof statistics
	steps: typeof steps
	suggestions: typeof suggestions
	suspension: typeof suspension
	team: typeof team
	transparency: typeof transparency
	trustAnswers: typeof trustAnswers
	trustMails: typeof trustMails
	trustProblems: typeof trustProblems
	trustRefusals: typeof trustRefusals
	values: typeof values
	visits: typeof visits
	watch: typeof watch
}
