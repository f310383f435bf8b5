import type { Task } from '#platform/context/tools.ts'
import { mailDelivery } from './mail-delivery.ts'
import { makeDelivery } from './make-delivery.ts'

const make: Task = async ({ accountId, mailboxId, now }, { db, matcher }) => {
	const due = now ? new Date(now) : new Date()
	if (accountId) await makeDelivery(db, matcher, { accountId, mailboxId: null }, due)
	else if (mailboxId) await makeDelivery(db, matcher, { accountId: null, mailboxId }, due)
}

const mail: Task = async ({ deliveryId = '' }, tools) => mailDelivery(deliveryId, tools)

export const deliveryTasks = { make_delivery: make, mail_delivery: mail }
