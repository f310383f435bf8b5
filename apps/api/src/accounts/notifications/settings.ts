import { NotificationKind, type NotificationSetting } from '@profile-search/contract/messaging/notifications'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { mailKeys, notificationSettings } from '@profile-search/db/schema/messaging/notifications'
import { and, eq } from 'drizzle-orm'
import { newToken } from '#platform/secrets.ts'
import { noteConsent } from '../consents/queries.ts'

/** In addition to the portal, an account is notified by mail and push unless it opts out. */
const all = { mail: true, push: true }

/** The ways an account wants for a kind. */
async function findSetting(db: Db, accountId: string, kind: NotificationKind) {
	const [said] = await db
		.select({ mail: notificationSettings.mail, push: notificationSettings.push })
		.from(notificationSettings)
		.where(isOf(accountId, kind))
	return said ?? all
}

/** Whether mails of a kind go out to an account. Check this right before sending one. */
export async function wantsMail(db: Db, accountId: string, kind: NotificationKind) {
	return (await findSetting(db, accountId, kind)).mail
}

/** The language of an account that wants push notifications of a kind; undefined for one that wants none. */
export async function findPushReader(db: Db, accountId: string, kind: NotificationKind) {
	const [reader] = await db
		.select({ language: accounts.language, push: notificationSettings.push })
		.from(accounts)
		.leftJoin(notificationSettings, isOf(accountId, kind))
		.where(eq(accounts.id, accountId))
	return reader && (reader.push ?? all.push) ? reader : undefined
}

/** Every kind, with the ways the account wants. */
export async function listSettings(db: Db, accountId: string): Promise<NotificationSetting[]> {
	const said = await db
		.select()
		.from(notificationSettings)
		.where(eq(notificationSettings.accountId, accountId))
	const byKind = new Map(said.map(({ kind, mail, push }) => [kind, { mail, push }]))
	return NotificationKind.options.map((kind) => ({ kind, ...(byKind.get(kind) ?? all) }))
}

export async function saveSetting(db: Db, accountId: string, setting: NotificationSetting) {
	const { mail, push } = setting
	await db
		.insert(notificationSettings)
		.values({ accountId, ...setting })
		.onConflictDoUpdate({
			target: [notificationSettings.accountId, notificationSettings.kind],
			set: { mail, push },
		})
	if (setting.kind === 'match') await noteConsent(db, accountId, 'match_mails', mail)
}

/** Turns off the mails of a kind, and leaves its push as it is. */
export async function updateToUnsubscribed(db: Db, accountId: string, kind: NotificationKind) {
	await db
		.insert(notificationSettings)
		.values({ accountId, kind, mail: false, push: all.push })
		.onConflictDoUpdate({
			target: [notificationSettings.accountId, notificationSettings.kind],
			set: { mail: false },
		})
	if (kind === 'match') await noteConsent(db, accountId, 'match_mails', false)
}

/** The key used in the mails of an account. */
export async function mailKeyOf(db: Db, accountId: string) {
	await db.insert(mailKeys).values({ accountId, key: newToken() }).onConflictDoNothing()
	const [found] = await db.select().from(mailKeys).where(eq(mailKeys.accountId, accountId))
	return found?.key ?? ''
}

/** The account whose mails a key turns off; undefined when there is no such key. */
export async function findAccountOfKey(db: Db, key: string) {
	const [found] = await db.select().from(mailKeys).where(eq(mailKeys.key, key))
	return found?.accountId
}

function isOf(accountId: string, kind: NotificationKind) {
	return and(eq(notificationSettings.accountId, accountId), eq(notificationSettings.kind, kind))
}

/** Turns match mails on or off; push stays as it is. */
export async function chooseMatchMails(db: Db, accountId: string, mail: boolean) {
	const present = (await listSettings(db, accountId)).find(({ kind }) => kind === 'match')
	await saveSetting(db, accountId, { kind: 'match', mail, push: present?.push ?? true })
}
