import type accessTokens from '../../en/accounts/access-tokens.json'
import type accountsAnswers from '../../en/accounts/accounts-answers.json'
import type accountsMails from '../../en/accounts/accounts-mails.json'
import type accountsProblems from '../../en/accounts/accounts-problems.json'
import type accountsRefusals from '../../en/accounts/accounts-refusals.json'
import type accounts from '../../en/accounts/accounts.json'
import type adminAccounts from '../../en/accounts/admin-accounts.json'
import type identity from '../../en/accounts/identity.json'
import type loginFor from '../../en/accounts/login-for.json'
import type openid from '../../en/accounts/openid.json'
import type passwords from '../../en/accounts/passwords.json'
import type registerConsent from '../../en/accounts/register-consent.json'
import type security from '../../en/accounts/security.json'

export type AccountsTexts = {
	accessTokens: typeof accessTokens
	accounts: typeof accounts
	accountsAnswers: typeof accountsAnswers
	accountsMails: typeof accountsMails
	accountsProblems: typeof accountsProblems
	accountsRefusals: typeof accountsRefusals
	adminAccounts: typeof adminAccounts
	identity: typeof identity
	loginFor: typeof loginFor
	openid: typeof openid
	passwords: typeof passwords
	registerConsent: typeof registerConsent
	security: typeof security
}
