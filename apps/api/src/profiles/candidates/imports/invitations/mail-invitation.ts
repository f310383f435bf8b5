import { ImportedOrganisation } from '@profile-search/contract/profiles/imports/organisations'
import { ImportedPerson, importedPersonDays } from '@profile-search/contract/profiles/imports/people'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { heldOfOrganisation, heldOfPerson } from './held-fields.ts'
import { ownerInvitationMail, personInvitationMail } from './mails.ts'
import { makeInvitationToken } from './queries.ts'

/** Mails the link of a row. Nobody is written to whose row is gone or who has an account by now. */
export const mailInvitation: Run<'mail_people_invitation'> = async (row, context) => {
	const { db, publicUrl } = context
	const made = await makeInvitationToken(db, row)
	if (!made) return
	const person = ImportedPerson.parse(made.person)
	const organisation = made.organisation === null ? null : ImportedOrganisation.parse(made.organisation)
	await sendMail(context, { email: person.email, language: made.language }, () => {
		const values = {
			first_name: person.firstName,
			source: made.source ?? '',
			page: `${publicUrl}/join/${made.token}`,
			days: String(importedPersonDays),
		}
		return organisation
			? letter(ownerInvitationMail, {
					...values,
					organisation: organisation.name,
					fields: heldOfOrganisation(person, organisation),
				})
			: letter(personInvitationMail, { ...values, fields: heldOfPerson(person) })
	})
}
