import { Email, LoginDraft, MailedCode, RegistrationDraft } from '@profile-search/contract/accounts/accounts'
import { Password } from '@profile-search/contract/accounts/passwords'
import { errorsOf } from '#ui/form/draft-form.ts'

/** The rules of the forms of accounts. They are loaded once somebody turns to such a form, since the schemas are heavy. */

export function errorsOfLogin(draft: object) {
	return errorsOf(LoginDraft, draft)
}

export function errorsOfRegistration(draft: object) {
	return errorsOf(RegistrationDraft, draft)
}

export function errorsOfEmail(email: string) {
	return atField('email', errorsOf(Email, email))
}

/** What is wrong with the code from the mail and the new password. */
export function errorsOfReset({ code, password }: { code: string; password: string }) {
	return {
		...atField('code', errorsOf(MailedCode, code)),
		...atField('password', errorsOf(Password, password)),
	}
}

function atField(field: string, errors: Record<string, string>) {
	return '' in errors ? { [field]: errors[''] ?? '' } : {}
}
