import { SectionKind } from '@profile-search/contract/sections'
import { findAccount } from '../accounts/queries.ts'
import { sendWanted } from '../notifications/send-wanted.ts'
import type { Task } from '../queue.ts'
import { findSection } from './queries.ts'

const mailSectionDecision: Task = async ({ accountId = '', ...payload }, tools) => {
	const { db, publicUrl } = tools
	const kind = SectionKind.parse(payload['kind'])
	const account = await findAccount(db, accountId)
	const section = await findSection(db, accountId, kind)
	if (!account || !section || section.status === 'pending') return

	const isApproved = section.status === 'approved'
	await sendWanted(tools, account, 'approval', {
		subject: isApproved ? `Your ${kind} section is approved` : `Your ${kind} section needs a change`,
		paragraphs: isApproved
			? [
					`Hi ${account.firstName}, your ${kind} section is approved and listed.`,
					'People can now ask you for contact. You decide on each of them.',
					{ link: `${publicUrl}/${kind}-details/${accountId}`, label: 'See what others see' },
				]
			: [
					`Hi ${account.firstName}, your ${kind} section could not be approved yet. The reason:`,
					section.statusReason ?? '',
					'Once you have changed and saved it, it is looked at again.',
					{ link: `${publicUrl}/${kind}-edit`, label: 'Change the section' },
				],
	})
}

export const sectionTasks = { mail_section_decision: mailSectionDecision }
