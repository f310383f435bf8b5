import { filePath, mostFailedWeeks } from '@profile-search/contract/trust/domains'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findOrganisation, findOwner } from '#profiles/organisations/queries.ts'
import { domainLostMail } from './mails.ts'
import { proveAgain } from './prove.ts'
import { listProvedDomains } from './queries.ts'

/** Queues one task for each domain, so that a slow one holds up no other. */
const recheckDomains: Run<'recheck_domains'> = async (_payload, { db }) => {
	for (const { organisationId, failedWeeks } of await listProvedDomains(db))
		await enqueue(db, 'recheck_domain', { organisationId, failedWeeks: String(failedWeeks) })
}

const recheckDomain: Run<'recheck_domain'> = async (
	{ organisationId = '', failedWeeks = '0' },
	{ db, network },
) => proveAgain(db, organisationId, Number(failedWeeks), network)

const mailDomainLost: Run<'mail_domain_lost'> = async ({ organisationId = '', domain = '' }, context) => {
	const { db, publicUrl } = context
	const organisation = await findOrganisation(db, organisationId)
	const owner = await findOwner(db, organisationId)
	if (!organisation || !owner) return
	await sendMail(context, owner, () =>
		letter(domainLostMail, {
			first_name: owner.firstName,
			weeks: String(mostFailedWeeks),
			organisation: organisation.name,
			domain,
			place: filePath,
			page: `${publicUrl}/domain`,
		}),
	)
}

export const domainTasks = [
	defineTask('recheck_domains', recheckDomains, '7 4 * * 1'),
	defineTask('recheck_domain', recheckDomain),
	defineTask('mail_domain_lost', mailDomainLost),
]
