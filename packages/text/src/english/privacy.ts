import type personalData from '../../en/privacy/personal-data.json'
import type privacyAnswers from '../../en/privacy/privacy-answers.json'
import type privacyMails from '../../en/privacy/privacy-mails.json'
import type privacyProblems from '../../en/privacy/privacy-problems.json'
import type privacyRefusals from '../../en/privacy/privacy-refusals.json'
import type retention from '../../en/privacy/retention.json'

export type PrivacyTexts = {
	personalData: typeof personalData
	privacyAnswers: typeof privacyAnswers
	privacyMails: typeof privacyMails
	privacyProblems: typeof privacyProblems
	privacyRefusals: typeof privacyRefusals
	retention: typeof retention
}
