import type { UserType } from '@profile-search/contract/accounts/accounts'
import { VCard } from 'vcard-creator'

/** The other side of an accepted request. */
type Contact = {
	id: string
	userType: UserType
	/** The person, or the organisation that the account speaks for. */
	name: string
	firstName: string
	lastName: string
	organisationId: string | null
	email: string
	mobileNumber: string | null
	/** The address of the portal, without a trailing slash. */
	portal: string
}

/** A contact for an address book, as a vCard 3.0 (RFC 2426), which more programs read than version 4. */
export function vcardOf(contact: Contact) {
	const { id, userType, name, firstName, lastName, organisationId, email, mobileNumber, portal } = contact
	const card = new VCard()
	card.addName({ givenName: firstName, familyName: lastName })
	if (organisationId) card.addCompany({ name })
	card.addEmail({ address: email })
	if (mobileNumber) card.addPhoneNumber({ number: mobileNumber, type: ['cell'] })
	if (organisationId) card.addUrl({ url: `${portal}/employer-details/${organisationId}` })
	else if (userType === 'candidate') card.addUrl({ url: `${portal}/employee-details/${id}` })
	return card.toString()
}
