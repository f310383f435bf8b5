import { defineTask, type Run } from '#platform/context/define-task.ts'
import { mailDigest } from './mail-digest.ts'
import { makeDigest } from './make-digest.ts'

const make: Run<'make_digest'> = async ({ accountId, mailboxId, now }, { db, matcher }) => {
	const due = now ? new Date(now) : new Date()
	if (accountId) await makeDigest(db, matcher, { accountId, mailboxId: null }, due)
	else if (mailboxId) await makeDigest(db, matcher, { accountId: null, mailboxId }, due)
}

const mail: Run<'mail_digest'> = async ({ digestId }, context) => mailDigest(digestId, context)

export const digestTasks = [defineTask('make_digest', make), defineTask('mail_digest', mail)]
