import { ImportedOrganisation } from '@profile-search/contract/profiles/imports/organisations'
import { ImportedPerson, importedPersonDays } from '@profile-search/contract/profiles/imports/people'
import { inLanguage } from '@profile-search/text/language'
import { renderMail } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { heldOfOrganisation, heldOfPerson } from './held-fields.ts'
import { ownerInvitationMail, personInvitationMail } from './mails.ts'
import { makeInvitationToken } from './queries.ts'

/** Mails the link of a row. Nobody is written to whose row is gone or who has an account by now. */
export const mailInvitation: Run<'mail_people_invitation'> = async (row, { db, mailer, publicUrl }) => {
	const made = await makeInvitationToken(db, row)
	if (!made) return
	const person = ImportedPerson.parse(made.person)
	const organisation = made.organisation === null ? null : ImportedOrganisation.parse(made.organisation)
	await inLanguage(made.language ?? 'en', async () => {
		const values = {
			first_name: person.firstName,
			source: made.source ?? '',
			page: `${publicUrl}/join/${made.token}`,
			days: String(importedPersonDays),
		}
		const mail = organisation
			? await renderMail(db, ownerInvitationMail, {
					...values,
					organisation: organisation.name,
					fields: heldOfOrganisation(person, organisation),
				})
			: await renderMail(db, personInvitationMail, { ...values, fields: heldOfPerson(person) })
		await mailer.send({ to: person.email, ...mail })
	})
}
