import { ContactDraft } from '@profile-search/contract/site/contact'
import { errorsOf } from '#ui/form/draft-form.ts'

/** The rule of the contact form, which is loaded once somebody turns to it. */
export function errorsOfContact(draft: object) {
	return errorsOf(ContactDraft, draft)
}
