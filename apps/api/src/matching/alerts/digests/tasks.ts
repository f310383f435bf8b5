import { defineTask, type Run } from '#platform/context/define-task.ts'
import { mailDelivery } from './mail-delivery.ts'
import { makeDelivery } from './make-delivery.ts'

const make: Run<'make_delivery'> = async ({ accountId, mailboxId, now }, { db, matcher }) => {
	const due = now ? new Date(now) : new Date()
	if (accountId) await makeDelivery(db, matcher, { accountId, mailboxId: null }, due)
	else if (mailboxId) await makeDelivery(db, matcher, { accountId: null, mailboxId }, due)
}

const mail: Run<'mail_delivery'> = async ({ deliveryId }, context) => mailDelivery(deliveryId, context)

export const deliveryTasks = [defineTask('make_delivery', make), defineTask('mail_delivery', mail)]
