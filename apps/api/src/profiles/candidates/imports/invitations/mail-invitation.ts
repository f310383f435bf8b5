import { ImportedPerson, importedPersonDays } from '@profile-search/contract/profiles/imports/people'
import { inLanguage } from '@profile-search/text/language'
import { renderMail } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { columnsHeld, wordsFor } from './held-fields.ts'
import { personInvitationMail } from './mails.ts'
import { makeInvitationToken } from './queries.ts'

/** Mails the link of a row. Nobody is written to whose row is gone or who has an account by now. */
export const mailInvitation: Run<'mail_people_invitation'> = async (row, { db, mailer, publicUrl }) => {
	const made = await makeInvitationToken(db, row)
	if (!made) return
	const person = ImportedPerson.parse(made.person)
	await inLanguage(made.language ?? 'en', async () =>
		mailer.send({
			to: person.email,
			...(await renderMail(db, personInvitationMail, {
				first_name: person.firstName,
				source: made.source ?? '',
				fields: wordsFor(columnsHeld(person)),
				page: `${publicUrl}/join/${made.token}`,
				days: String(importedPersonDays),
			})),
		}),
	)
}
