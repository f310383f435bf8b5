import { DigestItem } from '@profile-search/contract/matching/alert-digests'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { z } from 'zod'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { wantsMail } from '#accounts/notifications/settings.ts'
import type { UnrenderedMail } from '#platform/channels/mail/mailer.ts'
import type { Paragraphs } from '#platform/channels/mail/paragraphs.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { newToken } from '#platform/secrets.ts'
import { ownerOf } from '../keys.ts'
import { endOfMail } from '../mails.ts'
import { mailIdOf, nameOfAlert } from '../rules.ts'
import { digestItemsOf } from './digest-items.ts'
import { alertDigestMail, alertDigestOfSeveralMail } from './mails.ts'
import { findDigest, listDigestHits, updateToMailed, updateToUnmailed, updateToUnsent } from './queries.ts'
import { findReader, type Reader } from './readers.ts'
import { amountOf, eachOnce, linesOf, onlyOf, pathOf, titleOf } from './text/digest-text.ts'

/** The maximum number of hits that a mail lists; the page lists all of them. */
const mostListed = 12

/**
 * Mails a digest, at most once. An SMTP server accepts a mail with the line that ends it: just before that line the
 * row is claimed, and both leave this process together. If the process is killed earlier, the mail was not sent and
 * the next run sends it; if it is killed later, the mail was sent and the row says so.
 */
export async function mailDigest(id: string, context: TaskContext) {
	const { db } = context
	const key = newToken()
	const found = await findUnsent(id, context)
	if (!found) return updateToUnsent(db, id)
	if (found === 'sent') return

	let isClaimed = false
	try {
		await sendMail(context, found.reader, async () => ({
			...(await mailOf(found, key, context)),
			beforeLast: (letGo) =>
				db.transaction(async (transaction) => {
					if (!(await updateToMailed(transaction, id, key))) throw new Error(taken)
					isClaimed = true
					// The COMMIT that follows and the last line are written in the same turn of the event loop.
					letGo()
				}),
		}))
	} catch (error) {
		if (error instanceof Error && error.message === taken) return
		const answer = answerOf(error)
		// Without a reply it is unknown whether the mail was accepted. It counts as sent, since no mail may be sent
		// twice.
		if (isClaimed && answer === undefined) return
		if (isClaimed) await updateToUnmailed(db, id, key)
		if (answer !== undefined && answer >= 500) return updateToUnsent(db, id)
		throw error
	}
}

const taken = 'Another run has sent it, or it is not wanted any more.'

/** The status code of the server's reply, such as 550; undefined without a reply. */
function answerOf(error: unknown) {
	const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
	return typeof code === 'number' ? code : undefined
}

type Unsent = {
	digest: NonNullable<Awaited<ReturnType<typeof findDigest>>>
	reader: Reader
	hits: Awaited<ReturnType<typeof listDigestHits>>
	items: DigestItem[]
}

/** Undefined when the mail has no recipient any more. */
async function findUnsent(id: string, { db, matcher }: TaskContext): Promise<Unsent | 'sent' | undefined> {
	const digest = await findDigest(db, id)
	if (!digest || digest.mailedAt) return 'sent'
	const owner = ownerOf(digest)
	const reader = owner && (await findReader(db, owner))
	if (!reader || !digest.isMailed || !(await isWanted(db, reader.owner.accountId))) return undefined
	const hits = (await listDigestHits(db, id)).filter(({ frequency }) => frequency !== 'none')
	const all = await digestItemsOf(db, matcher, reader, hits)
	const items = eachOnce(all).filter(({ card }) => card !== null)
	return items.length > 0 ? { digest, reader, hits, items } : undefined
}

async function mailOf(
	{ digest, reader, hits, items: found }: Unsent,
	key: string,
	{ db, publicUrl }: TaskContext,
): Promise<UnrenderedMail> {
	const { id } = digest
	const items = await withReadersNames(db, z.array(DigestItem), found)
	const stillOn = new Set(hits.map(({ alertId }) => alertId))
	const only = onlyOf(digest.digestAlerts.filter((alert) => stillOn.has(alert.id)))
	const alertOf = new Map(hits.toReversed().map(({ subjectId, alertId }) => [subjectId, alertId]))
	const nameOf = ({ subjectId }: DigestItem) => {
		const alert = digest.digestAlerts.find((each) => each.id === alertOf.get(subjectId))
		return alert ? nameOfAlert(alert) : ''
	}
	const hasAccount = reader.owner.accountId !== null
	const values = {
		found: amountOf(items),
		items: listed(items, publicUrl, nameOf),
		see:
			items.length > mostListed
				? t('matchingMails.seeAll', { amount: items.length })
				: t('matchingMails.seeOnPage'),
		page: `${publicUrl}/new-delivery/${id}${hasAccount ? '' : `?key=${key}`}`,
	}
	const end = endOfMail(publicUrl, key)
	return {
		messageId: mailIdOf(`digest-${id}`, publicUrl),
		...(only
			? letter(alertDigestMail, { ...values, alert: nameOfAlert(only) })
			: letter(alertDigestOfSeveralMail, values)),
		headers: end.headers,
		foot: [
			{ plain: `${publicUrl}/alerts/relevance/${id}/${key}`, label: t('matchingMails.relevant') },
			...(hasAccount
				? []
				: [{ plain: `${publicUrl}/alerts/mailed/${key}`, label: t('matchingMails.yourAlerts') }]),
			...end.foot,
		],
	}
}

async function isWanted(db: Db, accountId: string | null) {
	return accountId === null || wantsMail(db, accountId, 'match')
}

function listed(items: DigestItem[], publicUrl: string, nameOf: (item: DigestItem) => string): Paragraphs {
	return items.slice(0, mostListed).map((item) => ({
		title: titleOf(item),
		link: publicUrl + pathOf(item),
		lines: linesOf(item, nameOf(item)),
	}))
}
