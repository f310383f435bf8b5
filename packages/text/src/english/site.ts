import type adminArea from '../../en/site/admin-area.json'
import type audit from '../../en/site/audit.json'
import type contact from '../../en/site/contact.json'
import type failedWork from '../../en/site/failed-work.json'
import type faq from '../../en/site/faq.json'
import type faqsAdmin from '../../en/site/faqs-admin.json'
import type home from '../../en/site/home.json'
import type mailDescriptions from '../../en/site/mail-descriptions.json'
import type mailTemplates from '../../en/site/mail-templates.json'
import type pagesAdmin from '../../en/site/pages-admin.json'
import type portalStatistics from '../../en/site/portal-statistics.json'
import type siteAnswers from '../../en/site/site-answers.json'
import type siteDocuments from '../../en/site/site-documents.json'
import type siteMails from '../../en/site/site-mails.json'
import type sitePages from '../../en/site/site-pages.json'
import type siteProblems from '../../en/site/site-problems.json'
import type siteRefusals from '../../en/site/site-refusals.json'
import type transparency from '../../en/site/transparency.json'

export type SiteTexts = {
	adminArea: typeof adminArea
	audit: typeof audit
	contact: typeof contact
	failedWork: typeof failedWork
	faq: typeof faq
	faqsAdmin: typeof faqsAdmin
	home: typeof home
	mailDescriptions: typeof mailDescriptions
	mailTemplates: typeof mailTemplates
	pagesAdmin: typeof pagesAdmin
	portalStatistics: typeof portalStatistics
	siteAnswers: typeof siteAnswers
	siteDocuments: typeof siteDocuments
	siteMails: typeof siteMails
	sitePages: typeof sitePages
	siteProblems: typeof siteProblems
	siteRefusals: typeof siteRefusals
	transparency: typeof transparency
}
